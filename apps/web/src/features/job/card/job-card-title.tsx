import type { JobCard } from '@nukkad/contract';
import { workBeside } from '@nukkad/domain/job-title.ts';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { textLanguage } from '../../../lib/language/text-language.ts';

/** The title with the work's name before it; a title in another language is marked, for voices and hyphens. */
export function JobCardTitle({ job: { title, workNames } }: { readonly job: JobCard }) {
  const language = useLanguage();
  const work = workBeside(title, workNames?.[language]);
  const own = textLanguage(title, language);
  return (
    <>
      {/* No line begins with the dot. */}
      {work && `${work}\u00a0· `}
      {own === language ? title : <span lang={own}>{title}</span>}
    </>
  );
}
