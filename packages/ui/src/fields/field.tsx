import { type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';
import { useUiTexts } from '../lib/ui-texts.tsx';

export interface FieldTexts {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The error and how to correct it. Screen readers announce it when it appears. */
  readonly error?: string | null | undefined;
  /** Shows "optional" next to the label; fields are required by default. */
  readonly isOptional?: boolean | undefined;
  /** Hides the label visually, for example for a search box with an icon. Screen readers still read it. */
  readonly isLabelHidden?: boolean | undefined;
}

/** The attributes that connect a control to the label, hint and error of its field. */
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

/** A label, a control, a hint and an error message, connected for screen readers. */
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
      {error && (
        <div id={`${id}-error`} className="nk-field__error" role="alert">
          {error}
        </div>
      )}
    </div>
  );
}
