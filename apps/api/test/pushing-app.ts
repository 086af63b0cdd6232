import { randomUUID } from 'node:crypto';
import { pushSave, quietHoursChange } from '@nukkad/contract/partner/index.ts';
import { pushEverybody } from '@nukkad/core/background/push-everybody.ts';
import { PushServiceBusy } from '@nukkad/core/gateways/push/push-errors.ts';
import { type MemberNotice, notifyMembers } from '@nukkad/core/member-notices/notify-members.ts';
import type { PushMessage } from '@nukkad/core/ports.ts';
import { buildMember, WITH_HIRE } from './hire-site.ts';
import { subscriptionOf } from './push-subscription.ts';
import { startTestApp } from './test-app.ts';

/** A push that was sent to a browser. */
interface SentPush {
  readonly token: string;
  readonly message: PushMessage;
}

interface Hours {
  readonly from: number;
  readonly to: number;
}

/** Starts a test app whose clock is stopped and whose push service records what it sends, unless it is busy. */
export async function startPushingApp() {
  const sent: SentPush[] = [];
  const service = { isBusy: false };
  const push = {
    send: async (token: string, message: PushMessage) => {
      if (service.isBusy) throw new PushServiceBusy('429', 0);
      sent.push({ token, message });
      return 'sent' as const;
    },
  };
  const test = await startTestApp(WITH_HIRE, { push });
  test.clock.stop();

  /** Sets the time of India. `day` is a day of March 2031. */
  const at = (day: number, time: string) => test.clock.set(`2031-03-${day}T${time}+05:30`);

  /** Creates a member with a browser that shows pushes. */
  async function withBrowser(quietHours?: Hours) {
    at(10, '12:00:00');
    const staff = await buildMember(test);
    await staff.site.call(pushSave, { body: { subscription: subscriptionOf(randomUUID()) } });
    if (quietHours !== undefined) await staff.site.call(quietHoursChange, { body: quietHours });
    const notify = (notice: Partial<MemberNotice> = {}) => {
      const message = {
        type: 'messages',
        template: 'one',
        values: { jobTitle: 'Cook' },
        link: '/messages',
        dedupeKey: randomUUID(),
      };
      const stored = { ...message, ...notice } as MemberNotice;
      return notifyMembers(test.database, staff.company.id, stored, test.clock.now());
    };
    return { ...staff, notify };
  }

  /** Runs the task at a time. Returns the number of pushes that it sent. */
  async function pushesAt(day: number, time: string): Promise<number> {
    at(day, time);
    const before = sent.length;
    await pushEverybody(test.container);
    return sent.length - before;
  }

  return {
    test,
    sent,
    service,
    at,
    withBrowser,
    pushesAt,
    bodies: () => sent.map(({ message }) => message.body),
    /** Forgets what was sent, and all notices. */
    async reset() {
      service.isBusy = false;
      sent.length = 0;
      await test.database.prisma.memberNotice.deleteMany();
    },
    async close() {
      test.clock.run();
      await test.close();
    },
  };
}

export type PushingApp = Awaited<ReturnType<typeof startPushingApp>>;
