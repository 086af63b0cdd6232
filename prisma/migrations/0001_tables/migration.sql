-- All tables but those of the search, as Prisma writes them from schema.prisma, with three changes by hand:
-- PostGIS comes first, each `position` is generated from latitude and longitude, so that they cannot disagree, and the
-- hash indexes stand with the search that reads them. The rules that Prisma cannot say are in the next migration.

-- CreateExtension
CREATE EXTENSION IF NOT EXISTS "postgis";

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "language" AS ENUM ('en', 'hi', 'mr');

-- CreateEnum
CREATE TYPE "gender" AS ENUM ('MALE', 'FEMALE', 'OTHER', 'UNDISCLOSED');

-- CreateEnum
CREATE TYPE "job_type" AS ENUM ('FULL_TIME', 'PART_TIME', 'INTERNSHIP');

-- CreateEnum
CREATE TYPE "qualification" AS ENUM ('SSC', 'HSSC', 'UG', 'PG');

-- CreateEnum
CREATE TYPE "job_gender" AS ENUM ('ANY', 'MALE', 'FEMALE');

-- CreateEnum
CREATE TYPE "job_status" AS ENUM ('ACTIVE', 'CLOSED', 'PAUSED');

-- CreateEnum
CREATE TYPE "application_status" AS ENUM ('APPLIED', 'SHORTLISTED', 'SCHEDULED', 'INTERVIEWED', 'HIRED', 'REJECTED', 'WITHDRAWN');

-- CreateEnum
CREATE TYPE "check_kind" AS ENUM ('COMPANY_IDENTITY', 'CONTACT', 'PLACE', 'WORDS', 'PAY');

-- CreateEnum
CREATE TYPE "check_outcome" AS ENUM ('PASSED', 'FAILED', 'NOT_DONE');

-- CreateEnum
CREATE TYPE "identity_provider" AS ENUM ('GOOGLE', 'FACEBOOK');

-- CreateEnum
CREATE TYPE "credit_reason" AS ENUM ('START', 'APPLY', 'APPLY_REFUND', 'HR_CONTACT', 'HR_REFUND', 'REFERRAL', 'REQUEST', 'OPERATOR', 'CARRIED_OVER', 'START_REVERSED');

-- CreateEnum
CREATE TYPE "credit_request_status" AS ENUM ('OPEN', 'GRANTED', 'DECLINED');

-- CreateEnum
CREATE TYPE "education_level" AS ENUM ('SSC', 'HSSC', 'UG', 'PG');

-- CreateEnum
CREATE TYPE "file_kind" AS ENUM ('RESUME', 'RESUME_THUMBNAIL', 'PHOTO', 'MARKSHEET_THUMBNAIL', 'MARKSHEET_PAGE', 'IDENTITY_PROOF', 'AADHAAR', 'CERTIFICATE', 'VIDEO', 'VIDEO_THUMBNAIL', 'EXPORT');

-- CreateEnum
CREATE TYPE "conversation_kind" AS ENUM ('COMPANY', 'ADMIN');

-- CreateEnum
CREATE TYPE "message_sender" AS ENUM ('CANDIDATE', 'COMPANY', 'ADMIN');

-- CreateEnum
CREATE TYPE "degree_level" AS ENUM ('UG', 'PG');

-- CreateEnum
CREATE TYPE "otp_state" AS ENUM ('SENT', 'VERIFIED', 'SUPERSEDED');

-- CreateTable
CREATE TABLE "setting" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMP(3) NOT NULL,
    "updated_by" TEXT,

    CONSTRAINT "setting_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "city" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_hi" TEXT,
    "name_mr" TEXT,
    "state" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "position" geography(Point, 4326) GENERATED ALWAYS AS (ST_SetSRID(ST_MakePoint("longitude", "latitude"), 4326)::geography) STORED,
    "population" INTEGER NOT NULL,
    "is_popular" BOOLEAN NOT NULL DEFAULT false,
    "icon" TEXT,
    "aliases" TEXT[],

    CONSTRAINT "city_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "locality" (
    "id" SERIAL NOT NULL,
    "city_id" INTEGER NOT NULL,
    "slug" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_hi" TEXT,
    "name_mr" TEXT,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "position" geography(Point, 4326) GENERATED ALWAYS AS (ST_SetSRID(ST_MakePoint("longitude", "latitude"), 4326)::geography) STORED,
    "aliases" TEXT[],

    CONSTRAINT "locality_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_profile" (
    "key" TEXT NOT NULL,
    "code" SMALLSERIAL NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_hi" TEXT NOT NULL,
    "name_mr" TEXT NOT NULL,
    "icon" TEXT NOT NULL,
    "sort_order" INTEGER NOT NULL,
    "synonyms" TEXT[],

    CONSTRAINT "job_profile_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "job_sub_profile" (
    "key" TEXT NOT NULL,
    "profile_key" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_hi" TEXT NOT NULL,
    "name_mr" TEXT NOT NULL,
    "synonyms" TEXT[],

    CONSTRAINT "job_sub_profile_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "skill" (
    "key" TEXT NOT NULL,
    "profile_key" TEXT,
    "name_en" TEXT NOT NULL,
    "name_hi" TEXT NOT NULL,
    "name_mr" TEXT NOT NULL,

    CONSTRAINT "skill_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "minimum_wage" (
    "state" TEXT NOT NULL,
    "unskilled" INTEGER NOT NULL,
    "semi_skilled" INTEGER NOT NULL,
    "skilled" INTEGER NOT NULL,
    "source" TEXT NOT NULL,

    CONSTRAINT "minimum_wage_pkey" PRIMARY KEY ("state")
);

-- CreateTable
CREATE TABLE "company" (
    "id" UUID NOT NULL,
    "share_id" CHAR(6) NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "image_key" TEXT,
    "description" TEXT NOT NULL,
    "website" TEXT,
    "address" TEXT NOT NULL,
    "city_id" INTEGER NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "position" geography(Point, 4326) GENERATED ALWAYS AS (ST_SetSRID(ST_MakePoint("longitude", "latitude"), 4326)::geography) STORED,
    "phone" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "gstin" TEXT,
    "cin" TEXT,
    "udyam" TEXT,
    "identity_seen_at" TIMESTAMPTZ(3),
    "identity_seen_by" TEXT,
    "contact_seen_at" TIMESTAMPTZ(3),
    "contact_seen_by" TEXT,
    "follower_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "company_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "company_image" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "image_key" TEXT NOT NULL,
    "sort_order" INTEGER NOT NULL,

    CONSTRAINT "company_image_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "company_check" (
    "company_id" UUID NOT NULL,
    "kind" "check_kind" NOT NULL,
    "outcome" "check_outcome" NOT NULL,
    "reason" TEXT,
    "checked_at" TIMESTAMPTZ(3),
    "checked_by" TEXT,

    CONSTRAINT "company_check_pkey" PRIMARY KEY ("company_id","kind")
);

-- CreateTable
CREATE TABLE "job" (
    "id" UUID NOT NULL,
    "share_id" CHAR(6) NOT NULL,
    "company_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "profile_key" TEXT NOT NULL,
    "sub_profile_key" TEXT,
    "job_type" "job_type" NOT NULL,
    "qualification" "qualification",
    "gender" "job_gender" NOT NULL DEFAULT 'ANY',
    "experience_min_years" SMALLINT NOT NULL DEFAULT 0,
    "experience_max_years" SMALLINT,
    "pay_min" INTEGER,
    "pay_max" INTEGER,
    "openings" INTEGER NOT NULL DEFAULT 1,
    "city_id" INTEGER NOT NULL,
    "locality" TEXT,
    "address" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "position" geography(Point, 4326) GENERATED ALWAYS AS (ST_SetSRID(ST_MakePoint("longitude", "latitude"), 4326)::geography) STORED,
    "requirements" TEXT NOT NULL,
    "skills" TEXT[],
    "language" "language" NOT NULL DEFAULT 'en',
    "status" "job_status" NOT NULL DEFAULT 'ACTIVE',
    "status_reason" TEXT,
    "status_changed_at" TIMESTAMPTZ(3),
    "view_count" INTEGER NOT NULL DEFAULT 0,
    "checks_passed" SMALLINT NOT NULL DEFAULT 0,
    "checks_done" SMALLINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_check" (
    "job_id" UUID NOT NULL,
    "kind" "check_kind" NOT NULL,
    "outcome" "check_outcome" NOT NULL,
    "reason" TEXT,
    "checked_at" TIMESTAMPTZ(3),
    "checked_by" TEXT,

    CONSTRAINT "job_check_pkey" PRIMARY KEY ("job_id","kind")
);

-- CreateTable
CREATE TABLE "blocked_contact" (
    "kind" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by" TEXT NOT NULL,

    CONSTRAINT "blocked_contact_pkey" PRIMARY KEY ("kind","value")
);

-- CreateTable
CREATE TABLE "candidate" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT,
    "phone" TEXT,
    "is_mobile_verified" BOOLEAN NOT NULL DEFAULT false,
    "birth_date" DATE,
    "gender" "gender",
    "city_id" INTEGER,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "father_name" TEXT,
    "mother_name" TEXT,
    "linkedin_url" TEXT,
    "facebook_url" TEXT,
    "instagram_url" TEXT,
    "photo_key" TEXT,
    "provider_image_url" TEXT,
    "resume_key" TEXT,
    "resume_thumbnail_key" TEXT,
    "video_key" TEXT,
    "video_thumbnail_key" TEXT,
    "aadhaar_last_four" CHAR(4),
    "about_me" TEXT,
    "profile_summary" TEXT,
    "professional_summary" TEXT,
    "skills" TEXT[],
    "is_experienced" BOOLEAN,
    "is_available" BOOLEAN NOT NULL DEFAULT true,
    "language" "language",
    "referral_code" TEXT NOT NULL,
    "credit_balance" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "candidate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "identity" (
    "provider" "identity_provider" NOT NULL,
    "subject" TEXT NOT NULL,
    "candidate_id" UUID NOT NULL,
    "email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "identity_pkey" PRIMARY KEY ("provider","subject")
);

-- CreateTable
CREATE TABLE "sign_in_ticket" (
    "token_hash" TEXT NOT NULL,
    "browser_hash" TEXT NOT NULL,
    "provider" "identity_provider" NOT NULL,
    "subject" TEXT NOT NULL,
    "email" TEXT,
    "name" TEXT NOT NULL,
    "image_url" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "sign_in_ticket_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "refresh_token" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "refresh_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_subscription" (
    "token" TEXT NOT NULL,
    "candidate_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_subscription_pkey" PRIMARY KEY ("token")
);

-- CreateTable
CREATE TABLE "otp_challenge" (
    "id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "phone" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "state" "otp_state" NOT NULL DEFAULT 'SENT',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "otp_challenge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "otp_send" (
    "id" UUID NOT NULL,
    "phone_hash" TEXT NOT NULL,
    "address_hash" TEXT NOT NULL,
    "sign_in_hash" TEXT NOT NULL,
    "is_sent" BOOLEAN NOT NULL DEFAULT true,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "otp_send_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "otp_lock" (
    "phone_hash" TEXT NOT NULL,
    "sign_in_hash" TEXT NOT NULL,
    "locked_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "otp_lock_pkey" PRIMARY KEY ("phone_hash","sign_in_hash")
);

-- CreateTable
CREATE TABLE "otp_wrong_code" (
    "id" UUID NOT NULL,
    "phone_hash" TEXT NOT NULL,
    "sign_in_hash" TEXT NOT NULL,
    "given_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "otp_wrong_code_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "credit_entry" (
    "id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "amount" INTEGER NOT NULL,
    "reason" "credit_reason" NOT NULL,
    "reference" TEXT NOT NULL,
    "job_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "credit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account_trace" (
    "hash" TEXT NOT NULL,
    "credits_left" INTEGER NOT NULL,
    "was_referred" BOOLEAN NOT NULL,
    "credits_requested_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "account_trace_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "candidate_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "answer" JSONB NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("candidate_id","key")
);

-- CreateTable
CREATE TABLE "credit_request" (
    "id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "status" "credit_request_status" NOT NULL DEFAULT 'OPEN',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" TEXT,

    CONSTRAINT "credit_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "referral" (
    "referee_id" UUID NOT NULL,
    "referrer_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "granted_at" TIMESTAMPTZ(3),

    CONSTRAINT "referral_pkey" PRIMARY KEY ("referee_id")
);

-- CreateTable
CREATE TABLE "application" (
    "id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "status" "application_status" NOT NULL DEFAULT 'APPLIED',
    "attempt" INTEGER NOT NULL DEFAULT 1,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "is_available_in_city" BOOLEAN NOT NULL DEFAULT true,
    "knows_english" BOOLEAN NOT NULL DEFAULT true,
    "scheduled_for" TIMESTAMPTZ(3),
    "viewed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "applied_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "status_changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "refunded_at" TIMESTAMPTZ(3),

    CONSTRAINT "application_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "application_event" (
    "id" UUID NOT NULL,
    "application_id" UUID NOT NULL,
    "status" "application_status" NOT NULL,
    "scheduled_for" TIMESTAMPTZ(3),
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "application_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_job" (
    "candidate_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_job_pkey" PRIMARY KEY ("candidate_id","job_id")
);

-- CreateTable
CREATE TABLE "dismissed_job" (
    "candidate_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dismissed_job_pkey" PRIMARY KEY ("candidate_id","job_id")
);

-- CreateTable
CREATE TABLE "job_view" (
    "candidate_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "first_view_at" TIMESTAMPTZ(3) NOT NULL,
    "last_day" DATE NOT NULL,
    "is_counted" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "job_view_pkey" PRIMARY KEY ("candidate_id","job_id")
);

-- CreateTable
CREATE TABLE "recent_job" (
    "candidate_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "searched_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recent_job_pkey" PRIMARY KEY ("candidate_id","job_id")
);

-- CreateTable
CREATE TABLE "recent_company" (
    "candidate_id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "searched_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recent_company_pkey" PRIMARY KEY ("candidate_id","company_id")
);

-- CreateTable
CREATE TABLE "report_reason" (
    "key" TEXT NOT NULL,
    "text_en" TEXT NOT NULL,
    "text_hi" TEXT NOT NULL,
    "text_mr" TEXT NOT NULL,
    "sort_order" INTEGER NOT NULL,

    CONSTRAINT "report_reason_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "job_report" (
    "id" UUID NOT NULL,
    "candidate_id" UUID,
    "job_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "sign_in_hash" TEXT,
    "phone_hash" TEXT,
    "is_counted" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handled_at" TIMESTAMPTZ(3),
    "handled_by" TEXT,

    CONSTRAINT "job_report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "hr_reveal" (
    "candidate_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "is_paid" BOOLEAN NOT NULL,
    "first_revealed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_revealed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "hr_reveal_pkey" PRIMARY KEY ("candidate_id","job_id")
);

-- CreateTable
CREATE TABLE "notification_type" (
    "key" TEXT NOT NULL,
    "label_en" TEXT NOT NULL,
    "label_hi" TEXT NOT NULL,
    "label_mr" TEXT NOT NULL,
    "description_en" TEXT NOT NULL,
    "description_hi" TEXT NOT NULL,
    "description_mr" TEXT NOT NULL,
    "sort_order" INTEGER NOT NULL,

    CONSTRAINT "notification_type_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "notification_preference" (
    "candidate_id" UUID NOT NULL,
    "type_key" TEXT NOT NULL,
    "is_enabled" BOOLEAN NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notification_preference_pkey" PRIMARY KEY ("candidate_id","type_key")
);

-- CreateTable
CREATE TABLE "notification" (
    "id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "type_key" TEXT NOT NULL,
    "values" JSONB NOT NULL,
    "link" TEXT,
    "dedupe_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),
    "pushed_at" TIMESTAMPTZ(3),

    CONSTRAINT "notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "interest" (
    "candidate_id" UUID NOT NULL,
    "profile_key" TEXT NOT NULL,

    CONSTRAINT "interest_pkey" PRIMARY KEY ("candidate_id","profile_key")
);

-- CreateTable
CREATE TABLE "education" (
    "candidate_id" UUID NOT NULL,
    "level" "education_level" NOT NULL,
    "institution" TEXT NOT NULL,
    "exam" TEXT,
    "percentage" DOUBLE PRECISION,
    "passing_year" INTEGER,
    "marksheet_thumbnail_key" TEXT,
    "marksheet_page_key" TEXT,

    CONSTRAINT "education_pkey" PRIMARY KEY ("candidate_id","level")
);

-- CreateTable
CREATE TABLE "experience" (
    "id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "organization" TEXT NOT NULL,
    "position" TEXT NOT NULL,
    "level_years" SMALLINT NOT NULL,
    "location" TEXT,
    "industry" TEXT,
    "start_date" DATE NOT NULL,
    "end_date" DATE,
    "is_current" BOOLEAN NOT NULL DEFAULT false,
    "summary" TEXT NOT NULL DEFAULT '',
    "skills" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "experience_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stored_file" (
    "key" TEXT NOT NULL,
    "candidate_id" UUID,
    "kind" "file_kind" NOT NULL,
    "content_type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "encryption" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "stored_file_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "consent" (
    "id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "language" "language" NOT NULL,
    "given_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "consent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "company_follow" (
    "candidate_id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "company_follow_pkey" PRIMARY KEY ("candidate_id","company_id")
);

-- CreateTable
CREATE TABLE "company_review" (
    "id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "rating" SMALLINT NOT NULL,
    "comment" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "company_review_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "company_feedback" (
    "id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "comment" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "company_feedback_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "conversation" (
    "id" UUID NOT NULL,
    "kind" "conversation_kind" NOT NULL,
    "candidate_id" UUID NOT NULL,
    "company_id" UUID,
    "last_sequence" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "conversation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "message" (
    "conversation_id" UUID NOT NULL,
    "sequence" INTEGER NOT NULL,
    "sender" "message_sender" NOT NULL,
    "body" TEXT NOT NULL,
    "client_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "message_pkey" PRIMARY KEY ("conversation_id","sequence")
);

-- CreateTable
CREATE TABLE "product_feedback" (
    "id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "message" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "product_feedback_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "support_message" (
    "id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "message" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "support_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" UUID NOT NULL,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "university" (
    "name" TEXT NOT NULL,

    CONSTRAINT "university_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "degree" (
    "level" "degree_level" NOT NULL,
    "name" TEXT NOT NULL,
    "sort_order" INTEGER NOT NULL,

    CONSTRAINT "degree_pkey" PRIMARY KEY ("level","name")
);

-- CreateTable
CREATE TABLE "industry_sector" (
    "key" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_hi" TEXT NOT NULL,
    "name_mr" TEXT NOT NULL,
    "sort_order" INTEGER NOT NULL,

    CONSTRAINT "industry_sector_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "blog_post" (
    "id" TEXT NOT NULL,
    "title" JSONB NOT NULL,
    "summary" JSONB NOT NULL,
    "body" JSONB NOT NULL,
    "image" TEXT NOT NULL,
    "is_displayed" BOOLEAN NOT NULL DEFAULT true,
    "published_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blog_post_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "faq" (
    "id" TEXT NOT NULL,
    "question" JSONB NOT NULL,
    "answer" JSONB NOT NULL,
    "sort_order" INTEGER NOT NULL,

    CONSTRAINT "faq_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "interview_tip_category" (
    "id" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "tips" JSONB NOT NULL,
    "sort_order" INTEGER NOT NULL,

    CONSTRAINT "interview_tip_category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "video_tip_category" (
    "id" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "videos" JSONB NOT NULL,
    "sort_order" INTEGER NOT NULL,

    CONSTRAINT "video_tip_category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "content_page" (
    "key" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "sections" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "content_page_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "city_slug_key" ON "city"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "locality_city_id_slug_key" ON "locality"("city_id", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "job_profile_code_key" ON "job_profile"("code");

-- CreateIndex
CREATE UNIQUE INDEX "company_share_id_key" ON "company"("share_id");

-- CreateIndex
CREATE INDEX "company_city_id_idx" ON "company"("city_id");

-- CreateIndex
CREATE INDEX "company_created_at_id_idx" ON "company"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "company_follower_count_idx" ON "company"("follower_count" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "company_image_company_id_sort_order_key" ON "company_image"("company_id", "sort_order");

-- CreateIndex
CREATE UNIQUE INDEX "job_share_id_key" ON "job"("share_id");

-- CreateIndex
CREATE INDEX "job_company_id_created_at_id_idx" ON "job"("company_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "job_status_expires_at_idx" ON "job"("status", "expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "candidate_phone_key" ON "candidate"("phone");

-- CreateIndex
CREATE UNIQUE INDEX "candidate_referral_code_key" ON "candidate"("referral_code");

-- CreateIndex
CREATE INDEX "identity_candidate_id_idx" ON "identity"("candidate_id");

-- CreateIndex
CREATE UNIQUE INDEX "refresh_token_token_hash_key" ON "refresh_token"("token_hash");

-- CreateIndex
CREATE INDEX "refresh_token_family_id_idx" ON "refresh_token"("family_id");

-- CreateIndex
CREATE INDEX "refresh_token_candidate_id_idx" ON "refresh_token"("candidate_id");

-- CreateIndex
CREATE INDEX "push_subscription_candidate_id_idx" ON "push_subscription"("candidate_id");

-- CreateIndex
CREATE INDEX "otp_challenge_candidate_id_sent_at_idx" ON "otp_challenge"("candidate_id", "sent_at" DESC);

-- CreateIndex
CREATE INDEX "otp_challenge_phone_sent_at_idx" ON "otp_challenge"("phone", "sent_at" DESC);

-- CreateIndex
CREATE INDEX "otp_send_phone_hash_sent_at_idx" ON "otp_send"("phone_hash", "sent_at");

-- CreateIndex
CREATE INDEX "otp_send_address_hash_sent_at_idx" ON "otp_send"("address_hash", "sent_at");

-- CreateIndex
CREATE INDEX "otp_send_sign_in_hash_sent_at_idx" ON "otp_send"("sign_in_hash", "sent_at");

-- CreateIndex
CREATE INDEX "otp_wrong_code_phone_hash_given_at_idx" ON "otp_wrong_code"("phone_hash", "given_at");

-- CreateIndex
CREATE INDEX "credit_entry_candidate_id_created_at_id_idx" ON "credit_entry"("candidate_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "credit_entry_candidate_id_reason_reference_key" ON "credit_entry"("candidate_id", "reason", "reference");

-- CreateIndex
CREATE INDEX "account_trace_expires_at_idx" ON "account_trace"("expires_at");

-- CreateIndex
CREATE INDEX "idempotency_key_expires_at_idx" ON "idempotency_key"("expires_at");

-- CreateIndex
CREATE INDEX "credit_request_candidate_id_created_at_idx" ON "credit_request"("candidate_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "referral_referrer_id_idx" ON "referral"("referrer_id");

-- CreateIndex
CREATE INDEX "application_candidate_id_applied_at_id_idx" ON "application"("candidate_id", "applied_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "application_candidate_id_company_id_idx" ON "application"("candidate_id", "company_id");

-- CreateIndex
CREATE INDEX "application_job_id_idx" ON "application"("job_id");

-- CreateIndex
CREATE UNIQUE INDEX "application_candidate_id_job_id_key" ON "application"("candidate_id", "job_id");

-- CreateIndex
CREATE INDEX "application_event_application_id_created_at_idx" ON "application_event"("application_id", "created_at");

-- CreateIndex
CREATE INDEX "saved_job_candidate_id_created_at_idx" ON "saved_job"("candidate_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "saved_job_job_id_idx" ON "saved_job"("job_id");

-- CreateIndex
CREATE INDEX "job_view_candidate_id_first_view_at_idx" ON "job_view"("candidate_id", "first_view_at");

-- CreateIndex
CREATE INDEX "recent_job_candidate_id_searched_at_idx" ON "recent_job"("candidate_id", "searched_at" DESC);

-- CreateIndex
CREATE INDEX "recent_company_candidate_id_searched_at_idx" ON "recent_company"("candidate_id", "searched_at" DESC);

-- CreateIndex
CREATE INDEX "job_report_job_id_idx" ON "job_report"("job_id");

-- CreateIndex
CREATE INDEX "job_report_sign_in_hash_created_at_idx" ON "job_report"("sign_in_hash", "created_at");

-- CreateIndex
CREATE INDEX "job_report_phone_hash_created_at_idx" ON "job_report"("phone_hash", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "job_report_candidate_id_job_id_key" ON "job_report"("candidate_id", "job_id");

-- CreateIndex
CREATE UNIQUE INDEX "job_report_job_id_sign_in_hash_key" ON "job_report"("job_id", "sign_in_hash");

-- CreateIndex
CREATE UNIQUE INDEX "job_report_job_id_phone_hash_key" ON "job_report"("job_id", "phone_hash");

-- CreateIndex
CREATE INDEX "notification_candidate_id_created_at_id_idx" ON "notification"("candidate_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "notification_candidate_id_dedupe_key_key" ON "notification"("candidate_id", "dedupe_key");

-- CreateIndex
CREATE INDEX "experience_candidate_id_start_date_idx" ON "experience"("candidate_id", "start_date" DESC);

-- CreateIndex
CREATE INDEX "stored_file_candidate_id_kind_idx" ON "stored_file"("candidate_id", "kind");

-- CreateIndex
CREATE INDEX "stored_file_deleted_at_idx" ON "stored_file"("deleted_at");

-- CreateIndex
CREATE INDEX "consent_candidate_id_purpose_idx" ON "consent"("candidate_id", "purpose");

-- CreateIndex
CREATE INDEX "company_follow_company_id_idx" ON "company_follow"("company_id");

-- CreateIndex
CREATE INDEX "company_review_company_id_created_at_id_idx" ON "company_review"("company_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "company_review_candidate_id_company_id_key" ON "company_review"("candidate_id", "company_id");

-- CreateIndex
CREATE INDEX "company_feedback_candidate_id_created_at_idx" ON "company_feedback"("candidate_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "conversation_candidate_id_idx" ON "conversation"("candidate_id");

-- CreateIndex
CREATE UNIQUE INDEX "message_conversation_id_client_key_key" ON "message"("conversation_id", "client_key");

-- CreateIndex
CREATE INDEX "audit_entry_created_at_idx" ON "audit_entry"("created_at");

-- CreateIndex
CREATE INDEX "blog_post_is_displayed_published_at_idx" ON "blog_post"("is_displayed", "published_at" DESC);

-- AddForeignKey
ALTER TABLE "locality" ADD CONSTRAINT "locality_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "city"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_sub_profile" ADD CONSTRAINT "job_sub_profile_profile_key_fkey" FOREIGN KEY ("profile_key") REFERENCES "job_profile"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company" ADD CONSTRAINT "company_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "city"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_image" ADD CONSTRAINT "company_image_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_check" ADD CONSTRAINT "company_check_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job" ADD CONSTRAINT "job_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job" ADD CONSTRAINT "job_profile_key_fkey" FOREIGN KEY ("profile_key") REFERENCES "job_profile"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job" ADD CONSTRAINT "job_sub_profile_key_fkey" FOREIGN KEY ("sub_profile_key") REFERENCES "job_sub_profile"("key") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job" ADD CONSTRAINT "job_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "city"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_check" ADD CONSTRAINT "job_check_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "city"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity" ADD CONSTRAINT "identity_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "otp_challenge" ADD CONSTRAINT "otp_challenge_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credit_request" ADD CONSTRAINT "credit_request_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referral" ADD CONSTRAINT "referral_referee_id_fkey" FOREIGN KEY ("referee_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referral" ADD CONSTRAINT "referral_referrer_id_fkey" FOREIGN KEY ("referrer_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application" ADD CONSTRAINT "application_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application" ADD CONSTRAINT "application_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application" ADD CONSTRAINT "application_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_job" ADD CONSTRAINT "saved_job_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_job" ADD CONSTRAINT "saved_job_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dismissed_job" ADD CONSTRAINT "dismissed_job_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dismissed_job" ADD CONSTRAINT "dismissed_job_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_view" ADD CONSTRAINT "job_view_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_view" ADD CONSTRAINT "job_view_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recent_job" ADD CONSTRAINT "recent_job_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recent_job" ADD CONSTRAINT "recent_job_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recent_company" ADD CONSTRAINT "recent_company_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recent_company" ADD CONSTRAINT "recent_company_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_report" ADD CONSTRAINT "job_report_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_report" ADD CONSTRAINT "job_report_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hr_reveal" ADD CONSTRAINT "hr_reveal_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hr_reveal" ADD CONSTRAINT "hr_reveal_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_type_key_fkey" FOREIGN KEY ("type_key") REFERENCES "notification_type"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_type_key_fkey" FOREIGN KEY ("type_key") REFERENCES "notification_type"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interest" ADD CONSTRAINT "interest_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interest" ADD CONSTRAINT "interest_profile_key_fkey" FOREIGN KEY ("profile_key") REFERENCES "job_profile"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "education" ADD CONSTRAINT "education_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "experience" ADD CONSTRAINT "experience_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consent" ADD CONSTRAINT "consent_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_follow" ADD CONSTRAINT "company_follow_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_follow" ADD CONSTRAINT "company_follow_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_review" ADD CONSTRAINT "company_review_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_review" ADD CONSTRAINT "company_review_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_feedback" ADD CONSTRAINT "company_feedback_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_feedback" ADD CONSTRAINT "company_feedback_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_feedback" ADD CONSTRAINT "product_feedback_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_message" ADD CONSTRAINT "support_message_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;
