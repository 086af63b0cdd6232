import { type RefObject, useEffect, useRef, useState } from 'react';

/** Error messages by field name. Valid fields are missing or undefined. */
export type Problems<Name extends string> = { readonly [Field in Name]?: string | undefined };

interface FieldProblems<Name extends string> {
  /** Ref of the form element. The first invalid field in it gets the focus. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly problems: Problems<Name>;
  /** Shows the given problems. Returns true if there are none. */
  readonly check: (found: Problems<Name>) => boolean;
  /** Hides the problem of a field, because its value has changed. */
  readonly forget: (name: Name) => void;
}

/** Keeps the error messages of a form. They appear when the form is submitted, not during typing. */
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
