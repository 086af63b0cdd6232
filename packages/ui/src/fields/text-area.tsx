import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldTexts } from './field.tsx';

export interface TextAreaProps extends FieldTexts, TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** The number of characters written or left, shown below on the right. */
  readonly counter?: string | undefined;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** A text area that grows with its content in browsers that support `field-sizing`. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, isOptional, isLabelHidden, counter, id, className, ...area } = props;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isOptional={isOptional}
      isLabelHidden={isLabelHidden}
      id={id}
      className={className}
    >
      {(ids) => (
        <>
          <textarea rows={4} {...area} {...ids} className="nk-box nk-box__input nk-box--area" />
          {counter && <div className="nk-field__counter">{counter}</div>}
        </>
      )}
    </Field>
  );
}
