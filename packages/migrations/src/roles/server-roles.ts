/** The servers that connect as a role of their own. The web server does not use the database. */
export const SERVERS = ['api', 'worker', 'chat', 'ops'] as const;

export type Server = (typeof SERVERS)[number];

/** The password of each server's role. A server without one gets no role, and connects as the owner of the tables. */
export type RolePasswords = Readonly<Partial<Record<Server, string>>>;

/** The setting that holds a role's password. */
const passwordSetting = (server: Server): string => `${server.toUpperCase()}_DATABASE_PASSWORD`;

/** Returns the name of a server's role, such as `nukkad_api`. `owner` is the role that owns the tables. */
export const roleName = (owner: string, server: Server): string => `${owner}_${server}`;

/** The password is a part of connection URLs, in which other characters have a meaning. */
const PASSWORD = /^[\w-]{16,}$/;

/** Reads the passwords from environment variables. Throws an error that names every wrong setting. */
export function readRolePasswords(environment: Readonly<Record<string, string | undefined>>): RolePasswords {
  const given = SERVERS.flatMap((server) => {
    const password = environment[passwordSetting(server)];
    return password ? [{ server, password, setting: passwordSetting(server) }] : [];
  });
  const wrong = given.filter(({ password }) => !PASSWORD.test(password)).map(({ setting }) => setting);
  if (wrong.length > 0)
    throw new Error(`${wrong.join(', ')}: use 16 or more letters, digits, - and _ (openssl rand -hex 32)`);
  const isRepeated = (password: string) => given.filter((other) => other.password === password).length > 1;
  const repeated = given.filter(({ password }) => isRepeated(password)).map(({ setting }) => setting);
  if (repeated.length > 0) throw new Error(`${repeated.join(', ')}: each role needs a password of its own`);
  return Object.fromEntries(given.map(({ server, password }) => [server, password]));
}
