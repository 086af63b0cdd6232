/** A statement that must fail, with the name of the constraint that it violates. */
interface Refused {
  what: string;
  sql: string;
  constraint: string;
}

const ONE = `'00000000-0000-7000-8000-000000000001'`;
const TWO = `'00000000-0000-7000-8000-000000000002'`;
const COMPANY = `'00000000-0000-7000-8000-0000000000c1'`;
const JOB = `'00000000-0000-7000-8000-0000000000b1'`;

/** SQL that inserts the rows which the statements use: a city, a company with a job, and two seekers. */
export const FACTS = `
  INSERT INTO city (slug, name_en, state, latitude, longitude, population)
    VALUES ('pune', 'Pune', 'Maharashtra', 18.5, 73.9, 1);
  INSERT INTO job_profile (key, name_en, name_hi, name_mr, icon, sort_order)
    VALUES ('cook', 'Cook', 'रसोइया', 'स्वयंपाकी', 'cook', 0);
  INSERT INTO company (id, share_id, name, slug, description, address, city_id, latitude, longitude, phone, email)
    SELECT ${COMPANY}, 'abc123', 'Misal House', 'misal-house', '', 'FC Road', id, 18.5, 73.9, '+919800000000',
      'hr@example.in' FROM city;
  INSERT INTO job (id, share_id, company_id, title, slug, profile_key, job_type, city_id, address, latitude,
      longitude, requirements, skills, expires_at)
    SELECT ${JOB}, 'job001', ${COMPANY}, 'Cook', 'cook', 'cook', 'FULL_TIME', id, 'FC Road', 18.5, 73.9, '', '{}',
      now() + interval '30 days' FROM city;
  INSERT INTO candidate (id, name, referral_code, skills)
    VALUES (${ONE}, 'Asha', 'ONE111', '{}'), (${TWO}, 'Ravi', 'TWO222', '{}');
  INSERT INTO conversation (id, kind, candidate_id) VALUES (${ONE}, 'ADMIN', ${ONE});
  INSERT INTO message (conversation_id, sequence, sender, body) VALUES (${ONE}, 1, 'ADMIN', 'Hello');
  INSERT INTO credit_request (id, candidate_id) VALUES (${ONE}, ${ONE});
  INSERT INTO application (id, candidate_id, job_id, company_id) VALUES (${TWO}, ${TWO}, ${JOB}, ${COMPANY});
`;

const seeker = (change: string) => `UPDATE candidate SET ${change} WHERE id = ${ONE}`;
const job = (change: string) => `UPDATE job SET ${change}`;
const experience = (columns: string, values: string) =>
  `INSERT INTO experience (id, candidate_id, organization, position, start_date, ${columns})
   VALUES (${ONE}, ${ONE}, 'A', 'B', '2020-01-01', ${values})`;
const conversation = (kind: string, company: string) =>
  `INSERT INTO conversation (id, kind, candidate_id, company_id) VALUES (gen_random_uuid(), ${kind}, ${ONE}, ${company})`;

/**
 * Statements that each violate one constraint of migration 0002_rules. Constraints that a single row cannot violate
 * are left out.
 */
export const REFUSED: readonly Refused[] = [
  {
    what: 'a city beyond the pole',
    sql: 'UPDATE city SET latitude = 91',
    constraint: 'city_coordinates_check',
  },
  {
    what: 'a title that is longer than any import takes',
    sql: job(`title = repeat('x', 151)`),
    constraint: 'job_texts_check',
  },
  {
    what: 'a company with an endless name',
    sql: `UPDATE company SET name = repeat('x', 161)`,
    constraint: 'company_texts_check',
  },
  { what: 'no list of skills', sql: job('skills = NULL'), constraint: 'job_skills_check' },
  { what: 'a skill that is none', sql: job('skills = ARRAY[NULL]'), constraint: 'job_skills_check' },
  {
    what: 'a skill of 61 letters',
    sql: job(`skills = ARRAY['a', repeat('x', 61)]`),
    constraint: 'job_skills_check',
  },
  {
    what: 'forty-one skills',
    sql: job(`skills = array_fill('a'::text, ARRAY[41])`),
    constraint: 'job_skills_check',
  },
  {
    what: 'a seeker with a skill that is none',
    sql: seeker('skills = ARRAY[NULL]'),
    constraint: 'candidate_skills_check',
  },
  {
    what: 'a job of all times',
    sql: job(`created_at = '-infinity'`),
    constraint: 'job_dates_check',
  },
  {
    what: 'a job that never ends',
    sql: job(`expires_at = 'infinity'`),
    constraint: 'job_dates_check',
  },
  {
    what: 'a message of a year that JavaScript does not know',
    sql: `UPDATE message SET created_at = '290000-01-01'`,
    constraint: 'message_dates_check',
  },
  {
    what: 'a word of the search of 65 letters',
    sql: `INSERT INTO search_word (word) VALUES (repeat('x', 65))`,
    constraint: 'search_word_length_check',
  },
  {
    what: 'a share id of other letters',
    sql: job(`share_id = 'a-b-c-'`),
    constraint: 'job_share_id_check',
  },
  {
    what: 'a number among the words that were searched for in vain',
    sql: `INSERT INTO missing_word (phrase, is_understood, count, first_seen, last_seen)
          VALUES ('ravi 98220', false, 1, now(), now())`,
    constraint: 'missing_word_phrase_check',
  },
  {
    what: 'a word that nobody searched for',
    sql: `INSERT INTO missing_word (phrase, is_understood, count, first_seen, last_seen)
          VALUES ('pandal', false, 0, now(), now())`,
    constraint: 'missing_word_count_check',
  },
  { what: 'pay upside down', sql: job('pay_min = 9, pay_max = 8'), constraint: 'job_pay_check' },
  { what: 'negative pay', sql: job('pay_max = -1'), constraint: 'job_pay_check' },
  {
    what: 'experience upside down',
    sql: job('experience_min_years = 3, experience_max_years = 2'),
    constraint: 'job_experience_check',
  },
  { what: 'a job for nobody', sql: job('openings = 0'), constraint: 'job_openings_check' },
  {
    what: 'six passed checks',
    sql: job('checks_passed = 6, checks_done = 6'),
    constraint: 'job_checks_check',
  },
  {
    what: 'a job that ends before it begins',
    sql: job(`expires_at = created_at`),
    constraint: 'job_expiry_check',
  },
  {
    what: 'a check done at no time',
    sql: `INSERT INTO job_check (job_id, kind, outcome) VALUES (${JOB}, 'PAY', 'PASSED')`,
    constraint: 'job_check_time_check',
  },
  {
    what: 'a phone of another country',
    sql: seeker(`phone = '+15550000000'`),
    constraint: 'candidate_phone_check',
  },
  {
    what: 'a verified phone that is not there',
    sql: seeker('is_mobile_verified = true'),
    constraint: 'candidate_verified_phone_check',
  },
  {
    what: 'a phone of two seekers',
    sql: `UPDATE candidate SET phone = '+919811111111'`,
    constraint: 'candidate_phone_key',
  },
  {
    what: 'half a place',
    sql: seeker('latitude = 18'),
    constraint: 'candidate_coordinates_check',
  },
  {
    what: 'a whole Aadhaar number cut short',
    sql: seeker(`aadhaar_last_four = '12a4'`),
    constraint: 'candidate_aadhaar_check',
  },
  {
    what: 'a birth before 1960',
    sql: seeker(`birth_date = '1959-12-31'`),
    constraint: 'candidate_birth_date_check',
  },
  {
    what: 'credits out of nothing',
    sql: seeker('credit_balance = 5'),
    constraint: 'candidate_balance_is_ledger',
  },
  {
    what: 'an application that gives credits',
    sql: `INSERT INTO credit_entry (id, candidate_id, amount, reason, reference)
          VALUES (${ONE}, ${ONE}, 1, 'APPLY', 'x')`,
    constraint: 'credit_entry_amount_check',
  },
  {
    what: 'start credits that are taken back and given',
    sql: `INSERT INTO credit_entry (id, candidate_id, amount, reason, reference)
          VALUES (${ONE}, ${ONE}, 1, 'START_REVERSED', 'start')`,
    constraint: 'credit_entry_amount_check',
  },
  {
    what: 'credits carried over that take',
    sql: `INSERT INTO credit_entry (id, candidate_id, amount, reason, reference)
          VALUES (${ONE}, ${ONE}, -1, 'CARRIED_OVER', 'start')`,
    constraint: 'credit_entry_amount_check',
  },
  {
    what: 'an account that left debts',
    sql: `INSERT INTO account_trace (hash, credits_left, was_referred, expires_at) VALUES ('h', -1, false, now())`,
    constraint: 'account_trace_credits_left_check',
  },
  {
    what: 'a second open request for credits',
    sql: `INSERT INTO credit_request (id, candidate_id) VALUES (${TWO}, ${ONE})`,
    constraint: 'credit_request_one_open_key',
  },
  {
    what: 'a decision without its time',
    sql: `UPDATE credit_request SET status = 'GRANTED'`,
    constraint: 'credit_request_decision_check',
  },
  {
    what: 'one’s own referral',
    sql: `INSERT INTO referral (referee_id, referrer_id) VALUES (${ONE}, ${ONE})`,
    constraint: 'referral_not_self_check',
  },
  {
    what: 'a second application for a job',
    sql: `INSERT INTO application (id, candidate_id, job_id, company_id) VALUES (${ONE}, ${TWO}, ${JOB}, ${COMPANY})`,
    constraint: 'application_candidate_id_job_id_key',
  },
  {
    what: 'an interview at no time',
    sql: `UPDATE application SET status = 'SCHEDULED'`,
    constraint: 'application_scheduled_check',
  },
  {
    what: 'an application at another company',
    sql: `UPDATE application SET company_id = gen_random_uuid()`,
    constraint: 'application_company_is_jobs',
  },
  {
    what: 'eleven years on the scale of ten',
    sql: experience('level_years', '11'),
    constraint: 'experience_level_check',
  },
  {
    what: 'a job that ended before it began',
    sql: experience('level_years, end_date', `1, '2019-01-01'`),
    constraint: 'experience_dates_check',
  },
  {
    what: 'a present job that has ended',
    sql: experience('level_years, is_current, end_date', `1, true, '2021-01-01'`),
    constraint: 'experience_current_check',
  },
  {
    what: 'more than all marks',
    sql: `INSERT INTO education (candidate_id, level, institution, percentage) VALUES (${ONE}, 'SSC', 'A', 100.5)`,
    constraint: 'education_percentage_check',
  },
  {
    what: 'six stars',
    sql: `INSERT INTO company_review (id, candidate_id, company_id, rating, comment, updated_at)
          VALUES (${ONE}, ${ONE}, ${COMPANY}, 6, '', now())`,
    constraint: 'company_review_rating_check',
  },
  {
    what: 'a short post without Marathi',
    sql: `INSERT INTO short_post (id, text, published_at) VALUES ('a', '{"en": "A", "hi": "अ"}', now())`,
    constraint: 'short_post_text_check',
  },
  {
    what: 'a short post that links to a script',
    sql: `INSERT INTO short_post (id, text, link, published_at)
          VALUES ('a', '{"en": "A", "hi": "अ", "mr": "अ"}', 'javascript:alert(1)', now())`,
    constraint: 'short_post_link_check',
  },
  {
    what: 'a company’s conversation without the company',
    sql: conversation(`'COMPANY'`, 'NULL'),
    constraint: 'conversation_partner_check',
  },
  {
    what: 'a second conversation with the admin',
    sql: conversation(`'ADMIN'`, 'NULL'),
    constraint: 'conversation_admin_key',
  },
  {
    what: 'a blank message',
    sql: `UPDATE message SET body = E' \\n '`,
    constraint: 'message_body_check',
  },
  {
    what: 'two messages of one number',
    sql: `INSERT INTO message (conversation_id, sequence, sender, body) VALUES (${ONE}, 1, 'ADMIN', 'Again')`,
    constraint: 'message_pkey',
  },
  {
    what: 'a report without words',
    sql: `INSERT INTO job_report (id, candidate_id, job_id, text) VALUES (${ONE}, ${ONE}, ${JOB}, ' ')`,
    constraint: 'job_report_text_check',
  },
];
