/** A target of the search and its measured value. */
export interface Target {
  readonly name: string;
  readonly floor: number;
  readonly aim: number;
  readonly isHigherBetter: boolean;
  /** The measured value; undefined if the run did not measure it. */
  readonly measured: number | undefined;
  readonly unit: '×' | '' | '%';
  /** The figures from which the value is computed. */
  readonly note: string;
}

function format(value: number, unit: Target['unit']): string {
  if (unit === '%') return `${(value * 100).toFixed(1)}%`;
  return `${value.toFixed(value >= 20 ? 0 : 2)}${unit}`;
}

function isMet({ measured, isHigherBetter }: Target, bound: number): boolean {
  if (measured === undefined || Number.isNaN(measured)) return false;
  return isHigherBetter ? measured >= bound : measured <= bound;
}

function verdictOf(target: Target): string {
  if (target.measured === undefined) return 'not measured';
  if (isMet(target, target.aim)) return 'aim met';
  return isMet(target, target.floor) ? 'floor met' : 'NOT MET';
}

/** Returns the targets as a Markdown table. */
export function targetTable(targets: readonly Target[]): string {
  const rows = targets.map((target) => {
    const { name, floor, aim, isHigherBetter, measured, unit, note } = target;
    const sign = isHigherBetter ? '≥' : '≤';
    const value = measured === undefined ? '–' : format(measured, unit);
    return `| ${name} | ${sign} ${format(floor, unit)} | ${sign} ${format(aim, unit)} | ${value} | ${verdictOf(target)} | ${note} |`;
  });
  return ['| | floor | aim | measured | | figures |', '|---|---|---|---|---|---|', ...rows].join('\n');
}

/** Whether every measured target reaches its floor. */
export const areFloorsMet = (targets: readonly Target[]): boolean =>
  targets.every((target) => target.measured === undefined || isMet(target, target.floor));
