/** The subscription of a made-up browser at a push service, told apart by a name; `length` characters if given. */
export function subscriptionOf(name: string, length?: number): string {
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const at = (path: string) =>
    JSON.stringify({ endpoint: `https://fcm.googleapis.com/fcm/send/${encodeURIComponent(path)}`, keys });
  return length === undefined ? at(name) : at(`${name}${'x'.repeat(length - at(name).length)}`);
}
