import type { JobFields } from '@nukkad/contract/partner/job-fields.wire.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Highlight, ListingCard, ListingFact } from '@nukkad/ui';
import { MapPin } from 'lucide-react';
import { useCompany } from '../../lib/company.ts';
import { HowItWorks } from './how-it-works.tsx';

/** The job as the card that seekers see in their list. Without a title: how it works. */
export function JobPreview({ fields }: { readonly fields: JobFields }) {
  const t = useT('hire-job-form');
  const { payAmount } = useFormat();
  const company = useCompany();
  const { title, payMin, payMax, jobType, shift, locality, address, experienceMin } = fields;
  if (!title) return <HowItWorks />;
  const amount = payAmount({ min: payMin ?? null, max: payMax ?? null });
  const years = experienceMin ?? 0;
  const facts = [
    jobType && jobType !== 'FULL_TIME' && t(`jobType.${jobType}`),
    shift && t(`shift.${shift}`),
    years > 0 ? t('atLeastYears', { count: years }) : t('noYears'),
  ];
  return (
    <section className="hire-preview hire-page__aside">
      <h2>{t('preview')}</h2>
      <ListingCard
        href="#"
        onOpen={(event) => event.preventDefault()}
        title={title}
        highlight={amount && <Highlight unit={t('aMonth')}>{amount}</Highlight>}
        owner={<span>{company.name}</span>}
        facts={
          <>
            <ListingFact icon={<MapPin aria-hidden size={16} />}>
              {locality ?? address ?? company.city}
            </ListingFact>
            <ListingFact>{facts.filter(Boolean).join('\u00a0· ')}</ListingFact>
          </>
        }
      />
    </section>
  );
}
