// Sentences about the wishes that a draw could not keep, from the engine's answer.
import type { SeatingAnswer, SeatingLoss, SeatingWish } from 'tallysheet';
import type { Numbers } from '../numbers/numbers.ts';
import { ordinal } from '../numbers/ordinals.ts';
import { agreeing, capital, inWords } from '../ui/sentences.ts';
import { seatName, type Seats } from './seats.ts';

export const WISH_WORDS: Record<SeatingWish, { label: string; hint?: string; kept: string }> = {
  meetings: { label: 'Nobody meets anybody twice', kept: 'Nobody meets anybody twice.' },
  apart: {
    label: 'Team mates and pairs apart',
    hint: 'those of one club or team, and the pairs below',
    kept: 'Team mates and pairs are apart.',
  },
  together: { label: 'Pairs together', hint: 'the pairs below', kept: 'Pairs are together.' },
  byes: {
    label: 'Nobody sits out twice',
    hint: 'volunteers may',
    kept: 'Nobody sits out twice, but for volunteers.',
  },
  'short-boards': {
    label: 'Nobody at a short board twice',
    hint: 'one with fewer players than usual',
    kept: 'Nobody is at a short board twice.',
  },
  seats: { label: 'Nobody plays a power twice', kept: 'Nobody plays a power twice.' },
  'last-seat': {
    label: 'Nobody always last in the seating order',
    kept: 'Nobody is last in the seating order twice.',
  },
  alike: { label: 'First with first', hint: 'boards by the standings', kept: 'Boards follow the standings.' },
  spread: {
    label: 'The best spread over the boards',
    hint: 'by the standings',
    kept: 'The standings are spread over the boards.',
  },
};

export interface WishResult {
  wish: SeatingWish;
  /** Whether it costs nothing. */
  kept: boolean;
  /** One sentence. */
  summary: string;
  /** The wishes it could not keep, one sentence each. */
  losses: string[];
}

/** Lower bounds for any draw: the number of repeated meetings, and the cost of meetings. */
export interface MeetingBounds {
  repeatMeetingsAtLeast: number;
  meetingsAtLeast?: number;
}

/** `bounds` are those of the search; an answer about boards that are decided knows of no others. */
export function resultsOf(
  answer: SeatingAnswer,
  seats: Seats,
  numbers: Numbers,
  bounds: MeetingBounds = answer,
): WishResult[] {
  return answer.kept.map(({ wish, cost, atLeast }) => {
    const losses = lossesOf(answer, wish, seats);
    const kept = wish === 'meetings' ? answer.repeats.length === 0 : cost === 0 || losses.length === 0;
    if (wish === 'meetings') return { wish, kept, summary: meetings(answer, cost, numbers, bounds), losses };
    if (kept && (cost === 0 || wish === 'byes' || wish === 'short-boards' || wish === 'last-seat'))
      return { wish, kept, summary: WISH_WORDS[wish].kept, losses };
    return { wish, kept: false, summary: lost(wish, losses.length, cost === atLeast, numbers), losses };
  });
}

/** "3 pairs meet again; at least 2 must." A third meeting costs as much as two second ones, so that what a draw costs says
 *  more than the number of its repeats where some meet for the third time. */
function meetings(
  { repeats, repeatMeetings }: SeatingAnswer,
  cost: number,
  { amount, grouped }: Numbers,
  { repeatMeetingsAtLeast, meetingsAtLeast = 0 }: MeetingBounds,
): string {
  if (repeats.length === 0) return WISH_WORDS.meetings.kept;
  const many = repeatMeetings > repeats.length ? `, ${amount(repeatMeetings, 'time')} in all` : '';
  const pairs = `${capital(amount(repeats.length, 'pair'))} ${agreeing(repeats.length, 'meets', 'meet')} again${many}`;
  if (repeatMeetingsAtLeast >= repeatMeetings) return `${pairs}; no draw has fewer.`;
  if (meetingsAtLeast >= cost) return `${pairs}; no draw does better.`;
  if (cost > repeatMeetings && meetingsAtLeast > 0)
    return `${pairs}. A third meeting counts as two: that makes ${grouped(cost)}, and no draw makes fewer than ${grouped(meetingsAtLeast)}.`;
  const least = Math.max(repeatMeetingsAtLeast, meetingsAtLeast);
  if (least === 0) return `${pairs}; perhaps fewer can.`;
  const unless = repeatMeetingsAtLeast < least ? ', unless some meet more often' : '';
  return `${pairs}; at least ${grouped(least)} must${unless}.`;
}

const LOST: Partial<Record<SeatingWish, [one: string, many: string]>> = {
  apart: ['pair that should be apart shares a board', 'pairs that should be apart share boards'],
  together: ['pair that should be together is apart', 'pairs that should be together are apart'],
  byes: ['player sits out again', 'players sit out again'],
  'short-boards': ['player is at a short board again', 'players are at short boards again'],
  seats: ['player has a power again', 'players have a power again'],
  'last-seat': ['player is last again', 'players are last again'],
};

function lost(wish: SeatingWish, count: number, isLeast: boolean, { grouped }: Numbers): string {
  const words = LOST[wish];
  const least = isLeast ? '; no draw does better.' : '.';
  if (!words) return `${WISH_WORDS[wish].label}: as far as the other wishes let it${least}`;
  return `${count === 1 ? 'One' : grouped(count)} ${count === 1 ? words[0] : words[1]}${least}`;
}

function lossesOf(answer: SeatingAnswer, wish: SeatingWish, seats: Seats): string[] {
  if (wish === 'meetings')
    return answer.repeats.map(
      ({ one, other, times }) => `${one} and ${other} meet again, for the ${ordinal(times)} time.`,
    );
  const several = answer.rounds.length > 1;
  return answer.losses.filter((loss) => loss.wish === wish).map((loss) => lossSentence(loss, seats, several));
}

function lossSentence({ wish, players, round, seat, times }: SeatingLoss, seats: Seats, several: boolean): string {
  const who = inWords(players, 'and');
  const when = several && round !== null ? ` in round ${round} of the draw` : '';
  const again = `for the ${ordinal(times)} time`;
  switch (wish) {
    case 'apart':
      return `${who} share a board${when}, though they should be apart.`;
    case 'together':
      return `${who} are apart${when}, though they should be together.`;
    case 'byes':
      return `${who} sits out ${again}.`;
    case 'short-boards':
      return `${who} is at a short board ${again}.`;
    case 'seats':
      return `${who} plays ${seatName(seats, (seat ?? 1) - 1)} ${again}.`;
    default:
      return `${who} is last in the seating order ${again}.`;
  }
}

/** The words about a change by hand that was made. */
export const COSTS = { nothing: 'It costs nothing.', costs: 'It costs:', mends: 'No longer so:' };
/** The words about one that is considered. */
export const WOULD: typeof COSTS = {
  nothing: 'It would cost nothing.',
  costs: 'It would cost:',
  mends: 'It would mend:',
};

/** What a change by hand costs and what it mends, compared by the sentences of both draws. */
export function difference(before: readonly WishResult[], after: readonly WishResult[], words: typeof COSTS): string {
  const all = (results: readonly WishResult[]) => results.flatMap(({ losses }) => losses);
  const [was, is] = [all(before), all(after)];
  const costs = is.filter((sentence) => !was.includes(sentence));
  const mends = was.filter((sentence) => !is.includes(sentence));
  const said = [
    costs.length > 0 ? `${words.costs} ${listed(costs)}` : words.nothing,
    ...(mends.length > 0 ? [`${words.mends} ${listed(mends)}`] : []),
  ];
  return said.join(' ');
}

/** The most sentences of one kind. */
const TOLD = 4;

function listed(sentences: readonly string[]): string {
  const more = sentences.length - TOLD;
  return [...sentences.slice(0, TOLD), ...(more > 0 ? [`And ${more} more.`] : [])].join(' ');
}
