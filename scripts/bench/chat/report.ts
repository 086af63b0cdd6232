import type { Measured } from './load.ts';

export interface Round {
  readonly inserts: Measured;
  readonly bare: Measured;
  readonly chat: Measured;
}

/** Returns the median; of an even number of values the upper one. */
export function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

interface Line {
  readonly senders: number;
  readonly rounds: readonly Round[];
  /** At half of the chat's rate. */
  readonly half: Measured;
}

/** Returns the rates as a table in Markdown. A ratio is the median over the rounds of the ratio within one round. */
export function rateTable(lines: readonly Line[]): string {
  const rows = lines.map(({ senders, rounds, half }) => {
    const rateOf = (way: keyof Round) => medianOf(rounds.map((round) => round[way].aSecond)).toFixed(0);
    const ratioTo = (way: 'inserts' | 'bare') =>
      medianOf(rounds.map((round) => round.chat.aSecond / round[way].aSecond)).toFixed(2);
    const p99 = medianOf(rounds.map(({ chat }) => chat.p99)).toFixed(0);
    const cells = [
      senders,
      rateOf('inserts'),
      rateOf('bare'),
      rateOf('chat'),
      ratioTo('inserts'),
      ratioTo('bare'),
      p99,
      half.p50.toFixed(1),
      half.p99.toFixed(1),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| senders | INSERTs/s | echoes/s | chat messages/s | of INSERTs | of echoes | p99 ms | p50 ms at half | p99 ms at half |',
    '| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}

interface Bytes {
  readonly rss: number;
  readonly live: number;
}

/** Returns the memory of a socket as a table in Markdown. */
export function memoryTable(bare: Bytes, chat: Bytes): string {
  const line = (name: string, key: keyof Bytes) =>
    `| ${name} | ${bare[key].toFixed(0)} | ${chat[key].toFixed(0)} | ${(chat[key] / bare[key]).toFixed(2)} |`;
  return [
    '| bytes of a socket | Socket.IO | chat | ratio |',
    '| --- | ---: | ---: | ---: |',
    line('resident', 'rss'),
    line('live objects', 'live'),
    '',
  ].join('\n');
}
