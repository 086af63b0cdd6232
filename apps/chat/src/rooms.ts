/** The devices of one seeker that have joined: messages go there. */
export function deviceRoomOf(candidateId: string): string {
  return `candidate:${candidateId}`;
}

/** All open sockets of one seeker, joined or not. */
export function accountRoomOf(candidateId: string): string {
  return `account:${candidateId}`;
}

/** All open sockets of one login. */
export function loginRoomOf(loginId: string): string {
  return `login:${loginId}`;
}
