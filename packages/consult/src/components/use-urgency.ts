import { consultApi } from '@xinglin/api';
import { consultLimits, seenLength, trimmedText } from '@xinglin/rules';
import { useState } from 'react';

/** What is written is looked at before it is sent: what cannot wait is no question for a doctor online. */
export function useUrgency() {
  const [noEmergency, setNoEmergency] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const [match, { data: matched }] = consultApi.useLazyMatchConsultDeptQuery();

  /** Looks at what is written by now; undefined where it is too short to tell. */
  const look = async (written: string) => {
    const question = trimmedText(written);
    if (seenLength(question) < consultLimits.question.least) return undefined;
    return (await match({ question }, true)).data;
  };

  return {
    matched,
    redFlags: matched?.redFlags ?? [],
    noEmergency,
    setNoEmergency,
    isLooking,
    look,
    /** Looks once more before it is sent; answers what was found, null while that is under way already. */
    lookFirst: async (written: string) => {
      if (isLooking) return null;
      setLooking(true);
      const found = await look(written);
      setLooking(false);
      const isUrgent = (found?.redFlags.length ?? 0) > 0;
      return { found, isBlocked: isUrgent && !noEmergency };
    },
  };
}
