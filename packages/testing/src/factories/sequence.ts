const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

let last = 0;

/** Returns the next number of this process. It makes test data unique, and is the same in every run of a file. */
export function nextNumber(): number {
  last += 1;
  return last;
}

/** Returns the share id (six base62 characters) of a number. */
export function shareIdOf(number: number): string {
  let rest = number;
  let text = '';
  for (let place = 0; place < 5; place += 1) {
    text = `${BASE62[rest % 62]}${text}`;
    rest = Math.floor(rest / 62);
  }
  return `t${text}`;
}

/** Returns a mobile number for a number; different numbers give different ones. */
export function phoneOf(number: number): string {
  return `+919${String(number).padStart(9, '0')}`;
}
