import { Button, Cluster, NoticeBar, Stack } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import type { StaffFailure } from '../api/staff-failure';
import { isOfFields, useFailureText } from './failure-text';

/**
 * A form that does one thing. While it is under way, further submits are ignored; a failure is shown above the button,
 * unless the words stand beside the fields; what was typed stays.
 */
export function ActForm({
  submit,
  pending,
  failure = null,
  fields = [],
  tone = 'primary',
  block = false,
  beside,
  onSubmit,
  children,
}: {
  /** What the button says. */
  submit: string;
  pending: boolean;
  failure?: StaffFailure | null | undefined;
  /** Names of the fields that show their own problems. */
  fields?: readonly string[] | undefined;
  tone?: 'primary' | 'danger' | undefined;
  block?: boolean | undefined;
  /** A further button beside the main one. */
  beside?: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}): ReactElement {
  const describe = useFailureText();
  const button = (
    <Button type="submit" variant={tone} pending={pending} block={block}>
      {submit}
    </Button>
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) onSubmit();
      }}
    >
      {children}
      <Stack gap={3}>
        {failure !== null && !isOfFields(failure, fields) && (
          <NoticeBar tone="danger" live>
            {describe(failure)}
          </NoticeBar>
        )}
        {block ? (
          <Stack gap={2}>
            {button}
            {beside}
          </Stack>
        ) : (
          <Cluster>
            {button}
            {beside}
          </Cluster>
        )}
      </Stack>
    </form>
  );
}
