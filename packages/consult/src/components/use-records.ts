import { consultApi } from '@xinglin/api';
import { useState } from 'react';

/**
 * The records of a patient, and those that go with a question; a record that no longer exists is left out. They are
 * fetched when the sheet opens, or when the draft has some.
 */
export function useRecords(patientId: string, recordNos: readonly string[]) {
  const [isOpen, setIsOpen] = useState(false);
  const answer = consultApi.useListAttachableRecordsQuery(
    { patientId },
    { skip: patientId === '' || (!isOpen && recordNos.length === 0) },
  );
  const known = answer.currentData?.items;
  return {
    answer,
    isOpen,
    setIsOpen,
    chosen: known?.filter(({ recordNo }) => recordNos.includes(recordNo)) ?? [],
    sendable: known
      ? recordNos.filter((one) => known.some(({ recordNo }) => recordNo === one))
      : recordNos,
  };
}

/** The field of records and its sheet. */
export interface RecordsFieldProps {
  readonly id: string;
  readonly records: ReturnType<typeof useRecords>;
  readonly recordNos: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (recordNos: readonly string[]) => void;
}
