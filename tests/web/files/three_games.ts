/** A spreadsheet of three RPLOPS games, of which the second has a place in words. */
export const THREE_GAMES = [
  'game,player,place',
  'Brass,Ann,1',
  'Brass,Bob,2',
  'Chess,Ann,first',
  'Chess,Bob,2',
  'Catan,Cy,1',
  'Catan,Ann,2',
].join('\n');
