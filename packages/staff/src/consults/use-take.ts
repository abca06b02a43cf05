import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRunDesk } from '../api/staff-api';
import { failureText } from '../parts/failure-text';

/** Takes a consult and opens it. A refusal stays beside the consult that it is about. */
export function useTake(): {
  readonly take: (orderKey: string, doctorId?: string | null) => Promise<void>;
  readonly taking: string | null;
  readonly problemOf: (orderKey: string) => string | undefined;
} {
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const [run] = useRunDesk();
  const [taking, setTaking] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ readonly orderKey: string; readonly text: string }>();
  const take = async (orderKey: string, doctorId: string | null = null): Promise<void> => {
    if (taking !== null) return;
    setTaking(orderKey);
    setProblem(undefined);
    const outcome = await run('take-consult', {
      orderKey,
      ...(doctorId !== null && { doctorId }),
    });
    setTaking(null);
    if ('failure' in outcome) setProblem({ orderKey, text: failureText(outcome.failure, t) });
    else void navigate(`/consults/${orderKey}`);
  };
  return {
    take,
    taking,
    problemOf: (orderKey) => (problem?.orderKey === orderKey ? problem.text : undefined),
  };
}
