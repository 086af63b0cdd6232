import type { JobCard } from '@nukkad/contract';
import { workBeside } from '@nukkad/domain/job-title.ts';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { textLanguage } from '../../../lib/language/text-language.ts';

/** The title of a job, with its occupation before it if needed. A title in another language gets a `lang` attribute. */
export function JobCardTitle({ job: { title, workNames } }: { readonly job: JobCard }) {
  const language = useLanguage();
  const work = workBeside(title, workNames?.[language]);
  const titleLanguage = textLanguage(title, language);
  return (
    <>
      {/* The non-breaking space keeps the dot at the end of a line. */}
      {work && `${work}\u00a0· `}
      {titleLanguage === language ? title : <span lang={titleLanguage}>{title}</span>}
    </>
  );
}
