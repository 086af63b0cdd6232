import { type RefObject, useEffect, useRef, useState } from 'react';

/** What is wrong with each field, as a sentence; a field that is fine is not in it. */
export type Problems<Name extends string> = { readonly [Field in Name]?: string | undefined };

interface FieldProblems<Name extends string> {
  /** For the form element: the first wrong field in it is given the focus. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly problems: Problems<Name>;
  /** Shows what was found; true where nothing was. */
  readonly check: (found: Problems<Name>) => boolean;
  /** The field has changed: its problem is no longer told. */
  readonly forget: (name: Name) => void;
}

/** The problems of a form's fields, told when it is sent and not while one still types. */
export function useFieldProblems<Name extends string>(): FieldProblems<Name> {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems<Name>>({});
  const [checks, setChecks] = useState(0);
  useEffect(() => {
    if (checks > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [checks]);
  return {
    form,
    problems,
    check(found) {
      setProblems(found);
      const isFine = Object.values(found).every((problem) => problem === undefined);
      if (!isFine) setChecks((count) => count + 1);
      return isFine;
    },
    forget(name) {
      if (problems[name] !== undefined) setProblems({ ...problems, [name]: undefined });
    },
  };
}
