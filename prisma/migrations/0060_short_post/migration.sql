-- Short posts of the start page's timeline. Texts are JSON with one plain text for each language.
CREATE TABLE "short_post" (
    "id" TEXT NOT NULL,
    "text" JSONB NOT NULL,
    "image" TEXT,
    "link" TEXT,
    "is_displayed" BOOLEAN NOT NULL DEFAULT true,
    "published_at" TIMESTAMPTZ(3) NOT NULL,
    "edited_at" TIMESTAMPTZ(3),

    CONSTRAINT "short_post_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "short_post_text_check" CHECK (text ?& ARRAY['en', 'hi', 'mr'] AND length(text::text) <= 8000),
    -- A page of our own, or an address elsewhere that is opened when the reader taps it.
    CONSTRAINT "short_post_link_check" CHECK (link ~ '^(/([^/]|$)|https://)' AND length(link) <= 500),
    CONSTRAINT "short_post_published_at_check" CHECK (published_at BETWEEN '2000-01-01' AND '2100-01-01')
);

CREATE INDEX "short_post_is_displayed_published_at_idx" ON "short_post"("is_displayed", "published_at" DESC);
