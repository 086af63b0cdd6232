import type { ChoiceValue, FilterNameOf } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';

type ChoiceName = FilterNameOf<'choice'>;
type ChoiceKey = { [Name in ChoiceName]: `${Name}.${ChoiceValue<Name>}` }[ChoiceName];

/** Returns a function that labels a value of a filter in the reader's language. */
export function useChoiceText(): (name: ChoiceName, value: string) => string {
  const jobs = useT('jobs');
  return (name, value) => {
    const key = `${name}.${value}` as ChoiceKey;
    return jobs(`choice.${key}`);
  };
}
