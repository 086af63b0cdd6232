/** Room of a seeker's devices that have joined; it receives messages. */
export function deviceRoomOf(candidateId: string): string {
  return `candidate:${candidateId}`;
}

/** Room of all open sockets of a seeker, joined or not. */
export function accountRoomOf(candidateId: string): string {
  return `account:${candidateId}`;
}

/** Room of all open sockets of a login. */
export function loginRoomOf(loginId: string): string {
  return `login:${loginId}`;
}
