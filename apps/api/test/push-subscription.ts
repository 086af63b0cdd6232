/** Returns a subscription of a fake browser with this name; `length` sets its number of characters. */
export function subscriptionOf(name: string, length?: number): string {
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const at = (path: string) =>
    JSON.stringify({ endpoint: `https://fcm.googleapis.com/fcm/send/${encodeURIComponent(path)}`, keys });
  return length === undefined ? at(name) : at(`${name}${'x'.repeat(length - at(name).length)}`);
}
