import { type Person, type PersonProfile, people } from '@nukkad/reference-data/load/people.ts';
import { upsert } from '@nukkad/reference-data/load/upsert.ts';
import type { ClientBase } from 'pg';
import { loadApplications } from './load-applications.ts';
import { uuidOf } from './uuid-of.ts';

const START_CREDITS = 10;
/** Referral code of the only demo seeker without a profile. */
const FRESH_REFERRAL_CODE = 'RAVKM234';

const DAY = 86_400_000;

/**
 * Returns the time at which a seeker joined. It is two days before the first application, because the start credits
 * must precede the credits spent.
 */
function joinedAt({ profile }: Person, now: Date): Date {
  if (profile === null) return now;
  const daysAgo = Math.max(0, ...profile.applications.map((application) => application.daysAgo));
  return new Date(now.getTime() - (daysAgo + 2) * DAY);
}

/** Creates the demo seekers with profiles, applications and saved jobs. The jobs must exist. */
export async function loadPeople(client: ClientBase, now: Date): Promise<void> {
  for (const person of people) await loadPerson(client, person, now);
}

async function loadPerson(client: ClientBase, person: Person, now: Date): Promise<void> {
  const id = uuidOf(`candidate ${person.subject}`);
  const joined = joinedAt(person, now);
  await insertCandidate(client, id, person, joined);
  const { profile } = person;
  const applied = profile?.applications.length ?? 0;
  const credits = profile === null ? START_CREDITS : profile.creditsLeft + applied;
  await upsert(client, {
    table: 'credit_entry',
    keys: ['id'],
    rows: [
      {
        id: uuidOf(`start ${person.subject}`),
        candidate_id: id,
        amount: credits,
        reason: 'START',
        reference: 'start',
        created_at: joined,
      },
    ],
  });
  if (profile === null) return;
  await insertParts(client, id, profile, now);
  await loadApplications(client, { candidateId: id, profile, now });
}

async function insertCandidate(client: ClientBase, id: string, person: Person, joined: Date): Promise<void> {
  const { profile, subject, email } = person;
  await upsert(client, {
    table: 'candidate',
    keys: ['id'],
    rows: [
      {
        id,
        name: person.name,
        email,
        language: person.language,
        referral_code: profile?.referralCode ?? FRESH_REFERRAL_CODE,
        credit_balance: 0,
        skills: profile?.skills ?? [],
        is_mobile_verified: profile !== null,
        is_available: true,
        created_at: joined,
        updated_at: joined,
        ...(profile === null ? {} : await profileColumns(client, profile)),
      },
    ],
  });
  const identity = { provider: 'GOOGLE', subject, candidate_id: id, email, created_at: joined };
  await upsert(client, { table: 'identity', keys: ['provider', 'subject'], rows: [identity] });
}

async function profileColumns(client: ClientBase, profile: PersonProfile): Promise<Record<string, unknown>> {
  const { rows } = await client.query<{ city_id: number; latitude: number; longitude: number }>(
    'SELECT id AS city_id, latitude, longitude FROM city WHERE slug = $1',
    [profile.citySlug],
  );
  return {
    ...rows[0],
    phone: profile.phone,
    birth_date: profile.birthDate,
    gender: profile.gender,
    is_experienced: profile.isExperienced,
    about_me: profile.aboutMe,
    [profile.isExperienced ? 'professional_summary' : 'profile_summary']: profile.summary,
  };
}

async function insertParts(client: ClientBase, id: string, profile: PersonProfile, now: Date): Promise<void> {
  await upsert(client, {
    table: 'interest',
    keys: ['candidate_id', 'profile_key'],
    rows: profile.interests.map((key) => ({ candidate_id: id, profile_key: key })),
  });
  await upsert(client, {
    table: 'education',
    keys: ['candidate_id', 'level'],
    rows: profile.education.map((row) => ({
      candidate_id: id,
      level: row.level,
      institution: row.institution,
      exam: row.exam,
      percentage: row.percentage,
      passing_year: row.passingYear,
    })),
  });
  await upsert(client, {
    table: 'experience',
    keys: ['id'],
    rows: profile.experience.map((row, index) => ({
      id: uuidOf(`experience ${id} ${index}`),
      candidate_id: id,
      organization: row.organization,
      position: row.position,
      level_years: row.levelYears,
      location: row.location,
      industry: row.industry,
      start_date: row.startDate,
      end_date: row.endDate,
      is_current: row.endDate === null,
      summary: '',
      skills: [],
      created_at: now,
    })),
  });
}
