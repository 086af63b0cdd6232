import type { Language } from '@nukkad/db';
import { HOUR_MS } from '@nukkad/domain/durations.ts';
import { istParts } from '@nukkad/i18n/ist.ts';
import { translations } from '@nukkad/i18n/translations.ts';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { accessSince } from '../applicants/applicant-access.ts';
import type { Container } from '../container.ts';
import { firstRow, oneRow } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { PartnerError } from '../errors/partner-error.ts';
import type { CompanySession } from '../members/member-session.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import type { StoredInterview } from './company-interview.ts';
import { selectInterview, selectInterviewOwner, selectOwnInterview } from './interviews.queries.ts';

const texts = await translations('calendar');

const ZONE = 'Asia/Kolkata';
/** India has one offset and no daylight saving time. */
const VTIMEZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

function statusOf({ cancelledAt, reply }: StoredInterview): ICalEventStatus {
  if (cancelledAt !== null || reply === 'DECLINED') return ICalEventStatus.CANCELLED;
  return reply === 'CONFIRMED' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}

/** Returns a date whose local fields are the time in India, because the library prints the local fields of dates. */
function wallClock(at: Date): Date {
  const { year, month, day, hour, minute } = istParts(at);
  return new Date(year, month, day, hour, minute);
}

/** Returns an interview as an iCalendar file. It contains no data of the seeker, because calendars are shared. */
function calendarFile(interview: StoredInterview, origin: string, language: Language): string {
  const { id, at, place, bring, sequence, jobTitle, company, changedAt } = interview;
  const t = texts[language];
  const calendar = ical({
    prodId: { company: 'Nukkad', product: 'Jobs' },
    method: ICalCalendarMethod.PUBLISH,
  });
  // Only the event has the zone. The library would write the time stamp in the calendar's zone, which must be UTC.
  calendar.timezone({ name: null, generator: () => VTIMEZONE });
  calendar.createEvent({
    id: `interview-${id}@${new URL(origin).hostname}`,
    sequence,
    stamp: changedAt,
    start: wallClock(at),
    end: wallClock(new Date(at.getTime() + HOUR_MS)),
    timezone: ZONE,
    summary: t('summary', { jobTitle, company }),
    location: place,
    description: bring === null ? '' : t('bring', { bring }),
    status: statusOf(interview),
  });
  return calendar.toString();
}

/** Returns a company's interview as a calendar file. Throws NOT_FOUND or ACCESS_ENDED. */
export async function companyCalendarFile(
  { database, clock, config }: Pick<Container, 'database' | 'clock' | 'config'>,
  { companyId }: CompanySession,
  interviewId: string,
  language: Language,
): Promise<string> {
  const id = requireUuid(interviewId);
  const owner = await firstRow(database, selectInterviewOwner(id, companyId, accessSince(clock.now())));
  if (owner === null) throw new AppError('NOT_FOUND');
  if (!owner.isOpen) throw new PartnerError('ACCESS_ENDED');
  return calendarFile(await oneRow(database, selectInterview(id)), config.PUBLIC_ORIGIN, language);
}

/** Returns a seeker's interview as a calendar file. Throws NOT_FOUND. */
export async function seekerCalendarFile(
  { database, config }: Pick<Container, 'database' | 'config'>,
  candidateId: string,
  interviewId: string,
  language: Language,
): Promise<string> {
  const id = requireUuid(interviewId);
  if ((await firstRow(database, selectOwnInterview(id, candidateId))) === null)
    throw new AppError('NOT_FOUND');
  return calendarFile(await oneRow(database, selectInterview(id)), config.PUBLIC_ORIGIN, language);
}
