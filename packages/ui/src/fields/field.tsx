import { type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';
import { useUiTexts } from '../lib/ui-texts.tsx';

export interface FieldTexts {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong and what to do; shown in the danger colour and read out when it appears. */
  readonly error?: string | null | undefined;
  /** Says "optional" beside the label; fields are required unless told. */
  readonly isOptional?: boolean | undefined;
  /** The label is heard but not seen (a search box with its icon). */
  readonly isLabelHidden?: boolean | undefined;
}

/** What the control inside a field needs to be tied to its texts. */
export interface ControlIds {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (ids: ControlIds) => ReactNode;
}

/** A label above, a control, a hint, and an error that is tied to the control. */
export function Field(props: FieldProps) {
  const { label, hint, error, isOptional, isLabelHidden, className, children } = props;
  const own = useId();
  const id = props.id ?? own;
  const { optional } = useUiTexts();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={cx('nk-field', Boolean(error) && 'nk-field--wrong', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'nk-hidden' : 'nk-field__label'}>
        {label} {isOptional && <span className="nk-field__optional">({optional})</span>}
      </label>
      {hint && (
        <div id={`${id}-hint`} className="nk-field__hint">
          {hint}
        </div>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <div id={`${id}-error`} className="nk-field__error" role="alert">
        {error}
      </div>
    </div>
  );
}
