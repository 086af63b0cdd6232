import type { Container } from '../container.ts';
import { pushMemberNotices } from '../member-notices/push-member-notices.ts';
import { pushNotifications } from '../notifications/push-notifications.ts';

/** Pushes the new notifications of seekers and the new notices of members. Returns their number. */
export async function pushEverybody(container: Container): Promise<number> {
  return (await pushNotifications(container)) + (await pushMemberNotices(container));
}
