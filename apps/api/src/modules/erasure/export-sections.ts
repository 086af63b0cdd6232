/** A part of the export: its name, and the rows that it is made of, in the order of time. `$1` is the seeker. */
export interface ExportSection {
  readonly name: string;
  readonly sql: string;
}

const section = (name: string, sql: string): ExportSection => ({ name, sql });

/** Everything kept about a seeker. Keys, hashes and storage names of ours are left out: they are not about anyone. */
export const EXPORT_SECTIONS: readonly ExportSection[] = [
  section(
    'profile',
    `SELECT c.name, c.email, c.phone, c.is_mobile_verified AS "isMobileVerified", c.birth_date AS "birthDate",
            c.gender, ci.name_en AS city, c.latitude, c.longitude, c.father_name AS "fatherName",
            c.mother_name AS "motherName", c.linkedin_url AS "linkedinUrl", c.facebook_url AS "facebookUrl",
            c.instagram_url AS "instagramUrl", c.aadhaar_last_four AS "aadhaarLastFour", c.about_me AS "aboutMe",
            c.profile_summary AS "profileSummary", c.professional_summary AS "professionalSummary", c.skills,
            c.is_experienced AS "isExperienced", c.is_available AS "isAvailable", c.language,
            c.referral_code AS "referralCode", c.credit_balance AS "creditBalance", c.created_at AS "createdAt",
            c.last_seen_at AS "lastSeenAt"
       FROM candidate c LEFT JOIN city ci ON ci.id = c.city_id WHERE c.id = $1::uuid`,
  ),
  section(
    'signIns',
    'SELECT provider, email, created_at AS "createdAt" FROM identity WHERE candidate_id = $1::uuid',
  ),
  section(
    'logins',
    `SELECT min(created_at) AS "startedAt", max(created_at) AS "lastUsedAt", max(revoked_at) AS "endedAt"
       FROM refresh_token WHERE candidate_id = $1::uuid GROUP BY family_id ORDER BY 1`,
  ),
  section(
    'devices',
    `SELECT created_at AS "createdAt", seen_at AS "seenAt" FROM push_subscription
      WHERE candidate_id = $1::uuid ORDER BY 1`,
  ),
  section(
    'education',
    `SELECT level, institution, exam, percentage, passing_year AS "passingYear"
       FROM education WHERE candidate_id = $1::uuid ORDER BY level`,
  ),
  section(
    'experience',
    `SELECT organization, position, level_years AS "levelYears", location, industry, start_date AS "startDate",
            end_date AS "endDate", is_current AS "isCurrent", summary, skills
       FROM experience WHERE candidate_id = $1::uuid ORDER BY start_date`,
  ),
  section(
    'interests',
    'SELECT profile_key AS profile FROM interest WHERE candidate_id = $1::uuid ORDER BY 1',
  ),
  section(
    'applications',
    `SELECT j.title, co.name AS company, a.status, a.applied_at AS "appliedAt", a.latitude, a.longitude,
            a.is_available_in_city AS "isAvailableInCity", a.knows_english AS "knowsEnglish",
            a.scheduled_for AS "scheduledFor", a.viewed_at AS "viewedAt"
       FROM application a JOIN job j ON j.id = a.job_id JOIN company co ON co.id = a.company_id
      WHERE a.candidate_id = $1::uuid ORDER BY a.applied_at`,
  ),
  section(
    'applicationSteps',
    `SELECT j.title, e.status, e.scheduled_for AS "scheduledFor", e.note, e.created_at AS "createdAt"
       FROM application_event e JOIN application a ON a.id = e.application_id JOIN job j ON j.id = a.job_id
      WHERE a.candidate_id = $1::uuid ORDER BY e.created_at`,
  ),
  ...['saved_job', 'dismissed_job'].map((table) =>
    section(
      table === 'saved_job' ? 'savedJobs' : 'hiddenJobs',
      `SELECT j.title, t.created_at AS "createdAt" FROM ${table} t JOIN job j ON j.id = t.job_id
        WHERE t.candidate_id = $1::uuid ORDER BY 2`,
    ),
  ),
  section(
    'viewedJobs',
    `SELECT j.title, v.first_view_at AS "firstViewAt", v.last_day AS "lastDay"
       FROM job_view v JOIN job j ON j.id = v.job_id WHERE v.candidate_id = $1::uuid ORDER BY 2`,
  ),
  section(
    'contactsSeen',
    `SELECT j.title, h.is_paid AS "isPaid", h.first_revealed_at AS "firstRevealedAt"
       FROM hr_reveal h JOIN job j ON j.id = h.job_id WHERE h.candidate_id = $1::uuid ORDER BY 3`,
  ),
  section(
    'reports',
    `SELECT j.title, r.text, r.created_at AS "createdAt"
       FROM job_report r JOIN job j ON j.id = r.job_id WHERE r.candidate_id = $1::uuid ORDER BY 3`,
  ),
  section(
    'recentSearches',
    `SELECT j.title AS opened, r.searched_at AS "searchedAt" FROM recent_job r JOIN job j ON j.id = r.job_id
      WHERE r.candidate_id = $1::uuid
      UNION ALL
     SELECT co.name, r.searched_at FROM recent_company r JOIN company co ON co.id = r.company_id
      WHERE r.candidate_id = $1::uuid ORDER BY 2`,
  ),
  section(
    'credits',
    `SELECT amount, reason, created_at AS "createdAt" FROM credit_entry WHERE candidate_id = $1::uuid ORDER BY 3`,
  ),
  section(
    'creditRequests',
    `SELECT status, created_at AS "createdAt", decided_at AS "decidedAt"
       FROM credit_request WHERE candidate_id = $1::uuid ORDER BY 2`,
  ),
  section(
    'referrals',
    `SELECT CASE WHEN referee_id = $1::uuid THEN 'referred by a friend' ELSE 'referred a friend' END AS role,
            created_at AS "createdAt", granted_at AS "grantedAt"
       FROM referral WHERE $1::uuid IN (referee_id, referrer_id) ORDER BY 2`,
  ),
  section(
    'followedCompanies',
    `SELECT co.name, f.created_at AS "createdAt" FROM company_follow f JOIN company co ON co.id = f.company_id
      WHERE f.candidate_id = $1::uuid ORDER BY 2`,
  ),
  section(
    'reviews',
    `SELECT co.name AS company, r.rating, r.comment, r.created_at AS "createdAt"
       FROM company_review r JOIN company co ON co.id = r.company_id WHERE r.candidate_id = $1::uuid ORDER BY 4`,
  ),
  section(
    'feedbackFromCompanies',
    `SELECT co.name AS company, f.comment, f.created_at AS "createdAt"
       FROM company_feedback f JOIN company co ON co.id = f.company_id WHERE f.candidate_id = $1::uuid ORDER BY 3`,
  ),
  section(
    'messages',
    `SELECT coalesce(co.name, 'support') AS "with", m.sender, m.body, m.created_at AS "createdAt"
       FROM conversation c JOIN message m ON m.conversation_id = c.id LEFT JOIN company co ON co.id = c.company_id
      WHERE c.candidate_id = $1::uuid ORDER BY m.created_at`,
  ),
  section(
    'notifications',
    `SELECT type_key AS type, values, created_at AS "createdAt", read_at AS "readAt"
       FROM notification WHERE candidate_id = $1::uuid ORDER BY 3`,
  ),
  section(
    'notificationPreferences',
    `SELECT type_key AS type, is_enabled AS "isEnabled" FROM notification_preference
      WHERE candidate_id = $1::uuid ORDER BY 1`,
  ),
  section(
    'consents',
    `SELECT purpose, version, language, given_at AS "givenAt", withdrawn_at AS "withdrawnAt"
       FROM consent WHERE candidate_id = $1::uuid ORDER BY 4`,
  ),
  ...['product_feedback', 'support_message'].map((table) =>
    section(
      table === 'product_feedback' ? 'productFeedback' : 'supportMessages',
      `SELECT message, created_at AS "createdAt" FROM ${table} WHERE candidate_id = $1::uuid ORDER BY 2`,
    ),
  ),
];
