/** A board of Puffing Billy, with two finishers level. */
export const BOARD = {
  heading: 'Rail Baron',
  finishers: [
    { key: '1', player: 'Ann', score: '252000' },
    { key: '2', player: 'Bob', score: '248000' },
    { key: '3', player: 'Cy', score: '121000' },
    { key: '4', player: 'Di', score: '121000' },
    { key: '5', player: 'Ed', score: '61000' },
  ],
  listed: 'finish',
  decimals: '3',
};
