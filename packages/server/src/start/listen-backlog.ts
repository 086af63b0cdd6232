/**
 * Connections that wait to be accepted while a process is busy for a moment: beyond Node's own 511 they are reset some
 * ten seconds later, where they should be told 503. The system may allow fewer (net.core.somaxconn).
 */
export const LISTEN_BACKLOG = 4096;
