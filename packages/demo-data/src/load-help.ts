import { upsert } from '@nukkad/reference-data/load/upsert.ts';
import type { ClientBase } from 'pg';
import { HELP_TEXTS } from './feedback-texts.ts';
import type { DemoMember } from './hiring-plan.ts';
import { uuidOf } from './uuid-of.ts';

const DAY = 86_400_000;
/** Times of the questions and of the answer, in days before now. */
const ASKED_DAYS_AGO = 3;
const ANSWERED_DAYS_AGO = 2.9;
const WAITING_DAYS_AGO = 0.1;

/**
 * Creates two questions of a member to the operators: one with an answer, which the member has a notice about, and one that
 * waits. The member must exist.
 */
export async function loadHelp(
  client: ClientBase,
  { phone, language }: Pick<DemoMember, 'phone' | 'language'>,
  now: Date,
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  const { answered, answer, waiting } = HELP_TEXTS[language];
  const memberId = uuidOf(`member ${phone}`);
  const answeredId = uuidOf(`help answered ${phone}`);
  const answeredAt = daysAgo(ANSWERED_DAYS_AGO);
  await upsert(client, {
    table: 'help_message',
    keys: ['id'],
    rows: [
      {
        id: answeredId,
        member_id: memberId,
        text: answered,
        created_at: daysAgo(ASKED_DAYS_AGO),
        answer,
        answered_at: answeredAt,
        answered_by: 'demo',
      },
      {
        id: uuidOf(`help waiting ${phone}`),
        member_id: memberId,
        text: waiting,
        created_at: daysAgo(WAITING_DAYS_AGO),
        answer: null,
        answered_at: null,
        answered_by: null,
      },
    ],
  });
  await upsert(client, {
    table: 'member_notice',
    keys: ['id'],
    rows: [
      {
        id: uuidOf(`notice of help ${phone}`),
        member_id: memberId,
        type: 'help',
        values: { template: 'answered', values: {} },
        link: '/help',
        dedupe_key: `help:${answeredId}`,
        created_at: answeredAt,
        read_at: answeredAt,
      },
    ],
  });
}
