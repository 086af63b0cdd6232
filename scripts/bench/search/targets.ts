/** What is asked of the search, and what was measured. */
export interface Target {
  readonly name: string;
  readonly floor: number;
  readonly aim: number;
  readonly isMoreBetter: boolean;
  /** Absent where this run did not measure it. */
  readonly measured: number | undefined;
  readonly unit: '×' | '' | '%';
  /** What the number is of. */
  readonly note: string;
}

const number = (value: number, unit: Target['unit']): string => {
  const shown = unit === '%' ? (value * 100).toFixed(1) : value.toFixed(value >= 20 ? 0 : 2);
  return `${shown}${unit}`;
};

function isMet({ measured, isMoreBetter }: Target, bound: number): boolean {
  if (measured === undefined || Number.isNaN(measured)) return false;
  return isMoreBetter ? measured >= bound : measured <= bound;
}

function verdictOf(target: Target): string {
  if (target.measured === undefined) return 'not measured';
  if (isMet(target, target.aim)) return 'aim met';
  return isMet(target, target.floor) ? 'floor met' : 'NOT MET';
}

/** The table of targets, as Markdown. */
export function targetTable(targets: readonly Target[]): string {
  const rows = targets.map((target) => {
    const { name, floor, aim, isMoreBetter, measured, unit, note } = target;
    const sign = isMoreBetter ? '≥' : '≤';
    const told = measured === undefined ? '–' : number(measured, unit);
    return `| ${name} | ${sign} ${number(floor, unit)} | ${sign} ${number(aim, unit)} | ${told} | ${verdictOf(target)} | ${note} |`;
  });
  return ['| | floor | aim | measured | | of |', '|---|---|---|---|---|---|', ...rows].join('\n');
}

/** Whether all that was measured reaches its floor. */
export const areFloorsMet = (targets: readonly Target[]): boolean =>
  targets.every((target) => target.measured === undefined || isMet(target, target.floor));
