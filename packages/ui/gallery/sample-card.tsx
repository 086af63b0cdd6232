import { useFormat, useLanguage, useT } from '@nukkad/i18n/react';
import { Bookmark, Clock3, MapPin, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Badge, Highlight, IconButton, ListingCard, ListingFact, Ticks } from '../src/index.ts';
import type { SampleJob } from './sample-jobs.ts';

const NOW = new Date('2026-11-21T06:00:00Z');

/** A job card built from the general components. */
export function SampleCard(props: {
  readonly job: SampleJob;
  readonly isCurrent?: boolean;
  readonly reason?: boolean;
}) {
  const { job, isCurrent, reason } = props;
  const t = useT('jobs');
  const language = useLanguage();
  const format = useFormat();
  const [isSaved, setSaved] = useState(job.isSaved);
  const isOpen = job.status === 'ACTIVE';
  const passed = job.ticks.filter((tick) => tick === 'passed').length;
  return (
    <ListingCard
      href={`?page=job&lang=${language}`}
      title={job.title[language]}
      owner={
        <>
          <span>{job.company}</span>
          <Ticks states={job.ticks} label={t('checks.fine', { count: passed })} />
        </>
      }
      highlight={<Highlight unit={t('pay.aMonth')}>{format.payAmount(job.pay)}</Highlight>}
      facts={
        <>
          <ListingFact icon={<MapPin size={18} />}>
            {format.distance(job.kilometres)} · {job.place[language]}
          </ListingFact>
          <ListingFact icon={<Clock3 size={18} />}>{t(`choice.jobType.${job.type}`)}</ListingFact>
          <ListingFact icon={<Sparkles size={18} />}>{format.freshness(job.createdAt, NOW)}</ListingFact>
        </>
      }
      reason={
        reason &&
        `${t('pick.NEAR')} · ${t('pick.PROFILE', { value: job.title[language].split(' ')[0] ?? '' })}`
      }
      badge={
        job.application ? (
          <Badge tone="good">{t('badge.APPLIED')}</Badge>
        ) : (
          <Badge tone={isOpen ? 'primary' : 'neutral'}>{t(isOpen ? 'badge.APPLY' : 'badge.CLOSED')}</Badge>
        )
      }
      action={
        <IconButton
          label={t(isSaved ? 'unsave' : 'save')}
          icon={<Bookmark size={24} />}
          isPressed={isSaved}
          onClick={() => setSaved(!isSaved)}
        />
      }
      isDimmed={!isOpen}
      isCurrent={isCurrent}
    />
  );
}
