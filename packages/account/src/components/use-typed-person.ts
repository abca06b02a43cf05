import { useSession } from '@xinglin/api';
import { useState } from 'react';
import { keepTypedPerson, typedPersonOf, type TypedPerson } from '../model/typed-person';

/** Name and number of the form in view; the verification's other page begins with them. */
export function useTypedPerson() {
  const userId = useSession()?.userId ?? '';
  const [typed, setTyped] = useState(() => typedPersonOf(userId));
  return {
    typed,
    change: (changed: Partial<TypedPerson>): void => {
      // Both fields may change before the next render.
      const next = { ...typedPersonOf(userId), ...changed };
      keepTypedPerson(userId, next);
      setTyped(next);
    },
  };
}
