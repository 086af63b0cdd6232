/**
 * Maximum number of connections that wait to be accepted while the process is busy. With Node's default of 511,
 * further connections are reset after about ten seconds instead of getting a 503. The system may limit it further
 * (net.core.somaxconn).
 */
export const LISTEN_BACKLOG = 4096;
