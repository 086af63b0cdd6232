import type { AlertSearch } from '@nukkad/contract';
import {
  ApplicationStatus,
  CreditReason,
  CreditRequestStatus,
  EducationLevel,
  Gender,
  IdentityProvider,
  Language,
  MessageSender,
} from '@nukkad/db';
import {
  bool,
  date,
  float,
  int,
  json,
  listOf,
  nullable,
  oneOf,
  text,
  timestamptz,
} from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';
import { companySections } from './export-companies.queries.ts';
import { type ExportSection, section } from './export-section.ts';

/**
 * Returns the queries for all stored data of a seeker. Internal keys, hashes and storage names are left out. Rows of the same time are
 * ordered by their other columns, so that two exports of the same data are equal.
 */
export const exportSections = (candidateId: string): readonly ExportSection[] => [
  section(
    'profile',
    sql({
      name: text,
      email: nullable(text),
      phone: nullable(text),
      isMobileVerified: bool,
      birthDate: nullable(date),
      gender: nullable(oneOf(Gender)),
      city: text,
      latitude: nullable(float),
      longitude: nullable(float),
      fatherName: nullable(text),
      motherName: nullable(text),
      linkedinUrl: nullable(text),
      facebookUrl: nullable(text),
      instagramUrl: nullable(text),
      aadhaarLastFour: nullable(text),
      aboutMe: nullable(text),
      profileSummary: nullable(text),
      professionalSummary: nullable(text),
      skills: nullable(listOf(text)),
      isExperienced: nullable(bool),
      isAvailable: bool,
      language: nullable(oneOf(Language)),
      referralCode: text,
      creditBalance: int,
      createdAt: timestamptz,
      lastSeenAt: nullable(timestamptz),
    })`
    SELECT c.name, c.email, c.phone, c.is_mobile_verified AS "isMobileVerified", c.birth_date AS "birthDate",
            c.gender, ci.name_en AS city, c.latitude, c.longitude, c.father_name AS "fatherName",
            c.mother_name AS "motherName", c.linkedin_url AS "linkedinUrl", c.facebook_url AS "facebookUrl",
            c.instagram_url AS "instagramUrl", c.aadhaar_last_four AS "aadhaarLastFour", c.about_me AS "aboutMe",
            c.profile_summary AS "profileSummary", c.professional_summary AS "professionalSummary", c.skills,
            c.is_experienced AS "isExperienced", c.is_available AS "isAvailable", c.language,
            c.referral_code AS "referralCode", c.credit_balance AS "creditBalance", c.created_at AS "createdAt",
            c.last_seen_at AS "lastSeenAt"
       FROM candidate c LEFT JOIN city ci ON ci.id = c.city_id WHERE c.id = ${candidateId}::uuid`,
  ),
  section(
    'signIns',
    sql({
      provider: oneOf(IdentityProvider),
      email: nullable(text),
      createdAt: timestamptz,
    })`SELECT provider, email, created_at AS "createdAt" FROM identity WHERE candidate_id = ${candidateId}::uuid`,
  ),
  section(
    'logins',
    sql({
      startedAt: timestamptz,
      lastUsedAt: timestamptz,
      endedAt: nullable(timestamptz),
      device: nullable(text),
    })`
    SELECT min(r.created_at) AS "startedAt", max(r.created_at) AS "lastUsedAt", max(r.revoked_at) AS "endedAt", l.device
       FROM refresh_token r LEFT JOIN login l ON l.id = r.family_id
      WHERE r.candidate_id = ${candidateId}::uuid GROUP BY r.family_id, l.device ORDER BY 1`,
  ),
  section(
    'devices',
    sql({ createdAt: timestamptz, seenAt: timestamptz })`
    SELECT created_at AS "createdAt", seen_at AS "seenAt" FROM push_subscription
      WHERE candidate_id = ${candidateId}::uuid ORDER BY 1`,
  ),
  section(
    'education',
    sql({
      level: oneOf(EducationLevel),
      institution: text,
      exam: nullable(text),
      percentage: nullable(float),
      passingYear: nullable(int),
    })`
    SELECT level, institution, exam, percentage, passing_year AS "passingYear"
       FROM education WHERE candidate_id = ${candidateId}::uuid ORDER BY level`,
  ),
  section(
    'experience',
    sql({
      organization: text,
      position: text,
      levelYears: int,
      location: nullable(text),
      industry: nullable(text),
      startDate: date,
      endDate: nullable(date),
      isCurrent: bool,
      summary: text,
      skills: nullable(listOf(text)),
    })`
    SELECT organization, position, level_years AS "levelYears", location, industry, start_date AS "startDate",
            end_date AS "endDate", is_current AS "isCurrent", summary, skills
       FROM experience WHERE candidate_id = ${candidateId}::uuid ORDER BY start_date, 1, 2`,
  ),
  section(
    'interests',
    sql({
      profile: text,
    })`SELECT profile_key AS profile FROM interest WHERE candidate_id = ${candidateId}::uuid ORDER BY 1`,
  ),
  section(
    'applications',
    sql({
      title: text,
      company: text,
      status: oneOf(ApplicationStatus),
      appliedAt: timestamptz,
      latitude: nullable(float),
      longitude: nullable(float),
      isAvailableInCity: nullable(bool),
      knowsEnglish: nullable(bool),
      scheduledFor: nullable(timestamptz),
      viewedAt: nullable(timestamptz),
    })`
    SELECT j.title, co.name AS company, a.status, a.applied_at AS "appliedAt", a.latitude, a.longitude,
            a.is_available_in_city AS "isAvailableInCity", a.knows_english AS "knowsEnglish",
            a.scheduled_for AS "scheduledFor", a.viewed_at AS "viewedAt"
       FROM application a JOIN job j ON j.id = a.job_id JOIN company co ON co.id = a.company_id
      WHERE a.candidate_id = ${candidateId}::uuid ORDER BY a.applied_at, 1, 2`,
  ),
  section(
    'applicationSteps',
    sql({
      title: text,
      status: oneOf(ApplicationStatus),
      scheduledFor: nullable(timestamptz),
      note: nullable(text),
      reason: nullable(text),
      createdAt: timestamptz,
    })`
    SELECT j.title, e.status, e.scheduled_for AS "scheduledFor", e.note, e.reason, e.created_at AS "createdAt"
       FROM application_event e JOIN application a ON a.id = e.application_id JOIN job j ON j.id = a.job_id
      WHERE a.candidate_id = ${candidateId}::uuid ORDER BY e.created_at, 1, 2`,
  ),
  ...companySections(candidateId),
  section(
    'savedJobs',
    sql({ title: text, createdAt: timestamptz })`
    SELECT j.title, t.created_at AS "createdAt" FROM saved_job t JOIN job j ON j.id = t.job_id
        WHERE t.candidate_id = ${candidateId}::uuid ORDER BY 2, 1`,
  ),
  section(
    'hiddenJobs',
    sql({ title: text, createdAt: timestamptz })`
    SELECT j.title, t.created_at AS "createdAt" FROM dismissed_job t JOIN job j ON j.id = t.job_id
        WHERE t.candidate_id = ${candidateId}::uuid ORDER BY 2, 1`,
  ),
  section(
    'viewedJobs',
    sql({ title: text, firstViewAt: timestamptz, lastDay: date })`
    SELECT j.title, v.first_view_at AS "firstViewAt", v.last_day AS "lastDay"
       FROM job_view v JOIN job j ON j.id = v.job_id WHERE v.candidate_id = ${candidateId}::uuid ORDER BY 2, 1`,
  ),
  section(
    'contactsSeen',
    sql({ title: text, isPaid: bool, firstRevealedAt: timestamptz })`
    SELECT j.title, h.is_paid AS "isPaid", h.first_revealed_at AS "firstRevealedAt"
       FROM hr_reveal h JOIN job j ON j.id = h.job_id WHERE h.candidate_id = ${candidateId}::uuid ORDER BY 3, 1`,
  ),
  section(
    'reports',
    sql({ title: text, text: text, createdAt: timestamptz })`
    SELECT j.title, r.text, r.created_at AS "createdAt"
       FROM job_report r JOIN job j ON j.id = r.job_id WHERE r.candidate_id = ${candidateId}::uuid ORDER BY 3, 1`,
  ),
  section(
    'recentSearches',
    sql({ opened: text, searchedAt: timestamptz })`
    SELECT j.title AS opened, r.searched_at AS "searchedAt" FROM recent_job r JOIN job j ON j.id = r.job_id
      WHERE r.candidate_id = ${candidateId}::uuid
      UNION ALL
     SELECT co.name, r.searched_at FROM recent_company r JOIN company co ON co.id = r.company_id
      WHERE r.candidate_id = ${candidateId}::uuid ORDER BY 2, 1`,
  ),
  section(
    'jobAlerts',
    sql({ search: json<AlertSearch>(), createdAt: timestamptz })`
    SELECT search, created_at AS "createdAt" FROM job_alert WHERE candidate_id = ${candidateId}::uuid ORDER BY 2`,
  ),
  section(
    'credits',
    sql({
      amount: int,
      reason: oneOf(CreditReason),
      createdAt: timestamptz,
    })`SELECT amount, reason, created_at AS "createdAt" FROM credit_entry WHERE candidate_id = ${candidateId}::uuid ORDER BY 3, 2, 1`,
  ),
  section(
    'creditRequests',
    sql({ status: oneOf(CreditRequestStatus), createdAt: timestamptz, decidedAt: nullable(timestamptz) })`
    SELECT status, created_at AS "createdAt", decided_at AS "decidedAt"
       FROM credit_request WHERE candidate_id = ${candidateId}::uuid ORDER BY 2`,
  ),
  section(
    'referrals',
    sql({ role: text, createdAt: timestamptz, grantedAt: nullable(timestamptz) })`
    SELECT CASE WHEN referee_id = ${candidateId}::uuid THEN 'referred by a friend' ELSE 'referred a friend' END AS role,
            created_at AS "createdAt", granted_at AS "grantedAt"
       FROM referral WHERE ${candidateId}::uuid IN (referee_id, referrer_id) ORDER BY 2`,
  ),
  section(
    'followedCompanies',
    sql({ name: text, createdAt: timestamptz })`
    SELECT co.name, f.created_at AS "createdAt" FROM company_follow f JOIN company co ON co.id = f.company_id
      WHERE f.candidate_id = ${candidateId}::uuid ORDER BY 2, 1`,
  ),
  section(
    'reviews',
    sql({ company: text, rating: int, comment: text, createdAt: timestamptz, reply: nullable(text) })`
    SELECT co.name AS company, r.rating, r.comment, r.created_at AS "createdAt", p.text AS reply
       FROM company_review r JOIN company co ON co.id = r.company_id
       LEFT JOIN review_reply p ON p.review_id = r.id AND p.held_at IS NULL AND p.hidden_at IS NULL
      WHERE r.candidate_id = ${candidateId}::uuid ORDER BY 4, 1`,
  ),
  section(
    'feedbackFromCompanies',
    sql({ company: text, comment: text, createdAt: timestamptz })`
    SELECT co.name AS company, f.comment, f.created_at AS "createdAt"
       FROM company_feedback f JOIN company co ON co.id = f.company_id WHERE f.candidate_id = ${candidateId}::uuid ORDER BY 3, 1`,
  ),
  section(
    'messages',
    sql({ with: text, sender: oneOf(MessageSender), body: text, createdAt: timestamptz })`
    SELECT coalesce(co.name, 'support') AS "with", m.sender, m.body, m.created_at AS "createdAt"
       FROM conversation c JOIN message m ON m.conversation_id = c.id LEFT JOIN company co ON co.id = c.company_id
      WHERE c.candidate_id = ${candidateId}::uuid ORDER BY m.created_at, 1, m.sequence`,
  ),
  section(
    'notifications',
    sql({ type: text, values: json<unknown>(), createdAt: timestamptz, readAt: nullable(timestamptz) })`
    SELECT type_key AS type, values, created_at AS "createdAt", read_at AS "readAt"
       FROM notification WHERE candidate_id = ${candidateId}::uuid ORDER BY 3, 1, 2`,
  ),
  section(
    'notificationPreferences',
    sql({ type: text, isEnabled: bool })`
    SELECT type_key AS type, is_enabled AS "isEnabled" FROM notification_preference
      WHERE candidate_id = ${candidateId}::uuid ORDER BY 1`,
  ),
  section(
    'consents',
    sql({
      purpose: text,
      version: text,
      language: oneOf(Language),
      givenAt: timestamptz,
      withdrawnAt: nullable(timestamptz),
    })`
    SELECT purpose, version, language, given_at AS "givenAt", withdrawn_at AS "withdrawnAt"
       FROM consent WHERE candidate_id = ${candidateId}::uuid ORDER BY 4, 1`,
  ),
  section(
    'productFeedback',
    sql({
      message: text,
      createdAt: timestamptz,
    })`SELECT message, created_at AS "createdAt" FROM product_feedback WHERE candidate_id = ${candidateId}::uuid ORDER BY 2`,
  ),
  section(
    'supportMessages',
    sql({
      message: text,
      createdAt: timestamptz,
    })`SELECT message, created_at AS "createdAt" FROM support_message WHERE candidate_id = ${candidateId}::uuid ORDER BY 2`,
  ),
];
