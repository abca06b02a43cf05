import type { OverseasCard } from '@xinglin/gateway-sdk';
import { Avatar, Cluster, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';

/** The doctor of a consultation: face, name, title, hospital. */
export function DoctorLine({
  doctor: { doctorId, name, titleText, hospitalName },
}: {
  doctor: NonNullable<OverseasCard['doctor']>;
}): ReactElement {
  return (
    <Cluster>
      <Avatar kind="doctor" seed={doctorId} size="medium" />
      <Stack gap={1}>
        <span>
          <b>{name}</b> {titleText}
        </span>
        <Note>{hospitalName}</Note>
      </Stack>
    </Cluster>
  );
}
