import type { ReactElement, ReactNode } from 'react';

/** An agreement within a sentence; it opens beside the form, so that nothing typed is lost. */
export function AgreementLink({ to, children }: { to: string; children: ReactNode }): ReactElement {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
