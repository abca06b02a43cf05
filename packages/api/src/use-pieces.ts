import { GatewayError, type PiecesRow } from '@xinglin/gateway-sdk';
import { useCallback } from 'react';
import type { StoreServices } from './gateway-base-query';
import { useStoreDispatch } from './store';

/** How the pieces of one answer are read. */
interface PiecesOptions<Piece> {
  readonly signal: AbortSignal;
  readonly onPiece: (piece: Piece) => void;
}

/**
 * Reads calls whose answer comes in pieces. What it answers resolves when all has come.
 * @throws GatewayError as `Gateway.pieces` does; a session that has ended leads to sign-in as well.
 */
export function usePieces() {
  const dispatch = useStoreDispatch();
  return useCallback(
    async <Request, Piece>(
      row: PiecesRow<Request, Piece>,
      input: Request,
      { signal, onPiece }: PiecesOptions<Piece>,
    ): Promise<void> => {
      const { gateway, onSessionEnded } = dispatch(
        (_dispatch: unknown, _state: unknown, services: StoreServices) => services,
      );
      try {
        for await (const piece of gateway.pieces(row, input, { signal })) onPiece(piece);
      } catch (error) {
        if (error instanceof GatewayError && error.failure.kind === 'sessionEnded')
          onSessionEnded?.();
        throw error;
      }
    },
    [dispatch],
  );
}
