import type { UnderstoodTerm } from '@nukkad/contract';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { experienceOf, jobTypeOf, qualificationOf, rangeOf } from './term-values.ts';
import { typedPart } from './text-parts.ts';
import { usePayText } from './use-pay-text.ts';

/** Says what a part of a text was taken for, in the reader's language where it has a name there. */
export function useTermLabel() {
  const jobs = useT('jobs');
  const filter = useT('filter');
  const language = useLanguage();
  const payText = usePayText();
  const known = ({ kind, value, names }: UnderstoodTerm): string | undefined => {
    const range = rangeOf(value);
    if (kind === 'PAY') return range ? payText(range) : undefined;
    const experience = kind === 'EXPERIENCE' ? experienceOf(value) : undefined;
    if (experience) return filter(experience === 'FRESHER' ? 'fresher' : 'experienced');
    if (kind === 'EXPERIENCE' && range) return jobs('experience.range', { from: range[0], to: range[1] });
    const type = kind === 'JOB_TYPE' ? jobTypeOf(value) : undefined;
    if (type) return jobs(`type.${type}`);
    const qualification = kind === 'QUALIFICATION' ? qualificationOf(value) : undefined;
    if (qualification) return jobs(`qualification.${qualification}`);
    return names?.[language];
  };
  return (text: string, term: UnderstoodTerm): string => known(term) ?? typedPart(text, term);
}
