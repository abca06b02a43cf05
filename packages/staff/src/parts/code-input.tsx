import { TextField } from '@xinglin/ui';
import { useEffect, useId, type ReactElement } from 'react';

/** Six digits of the authenticator app. Spaces that are pasted with them are dropped. */
export function CodeInput({
  label,
  hint,
  error,
  value,
  takesFocus = false,
  onValueChange,
}: {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  /** It is what a step that was just reached begins with. */
  takesFocus?: boolean | undefined;
  onValueChange: (value: string) => void;
}): ReactElement {
  const id = useId();
  useFocusOnArrival(takesFocus ? id : null);
  return (
    <TextField
      id={id}
      label={label}
      hint={hint}
      error={error}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      // Longer than six, as an app may copy the digits in two groups.
      maxLength={12}
      value={value}
      onValueChange={(text) => onValueChange(text.replaceAll(/\D/g, '').slice(0, 6))}
    />
  );
}

/** Moves the focus to an element once, when the component that has it arrives. */
export function useFocusOnArrival(id: string | null): void {
  useEffect(() => {
    if (id !== null) document.getElementById(id)?.focus();
  }, [id]);
}
