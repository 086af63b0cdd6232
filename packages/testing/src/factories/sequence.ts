const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

let last = 0;

/** The next number of this process: test data is told apart by it, and the same in every run of a file. */
export function nextNumber(): number {
  last += 1;
  return last;
}

/** A share id (six base62 characters) for a number. */
export function shareIdOf(number: number): string {
  let rest = number;
  let text = '';
  for (let place = 0; place < 5; place += 1) {
    text = `${BASE62[rest % 62]}${text}`;
    rest = Math.floor(rest / 62);
  }
  return `t${text}`;
}

/** An Indian mobile number that no two built seekers share. */
export function phoneOf(number: number): string {
  return `+919${String(number).padStart(9, '0')}`;
}
