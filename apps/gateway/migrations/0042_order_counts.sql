-- What an account, a person in all accounts, and the accounts of a device have of a kind of order: made since a moment,
-- given up since then by one of the events, and open by where they stand. A function, so that a connection plans it once.
CREATE FUNCTION order_counts(
	of_kind text, of_owner text, of_identity text, of_device text, since timestamptz, open_groups text[], given_up_by text[]
) RETURNS TABLE (
	account_made bigint, account_given_up bigint, account_open bigint,
	person_made bigint, person_given_up bigint, device_made bigint
) LANGUAGE plpgsql STABLE AS $$
BEGIN
	SELECT
		count(*) FILTER (WHERE o.created_at >= since),
		count(*) FILTER (WHERE o.moved_at >= since AND o.state_group <> ALL (open_groups) AND EXISTS (
			SELECT FROM order_steps t WHERE t.order_no = o.order_no AND t.event = ANY (given_up_by))),
		count(*) FILTER (WHERE o.state_group = ANY (open_groups))
	INTO account_made, account_given_up, account_open
	FROM orders o WHERE o.owner_id = of_owner AND o.kind = of_kind;
	SELECT
		count(*) FILTER (WHERE o.created_at >= since),
		count(*) FILTER (WHERE o.moved_at >= since AND o.state_group <> ALL (open_groups) AND EXISTS (
			SELECT FROM order_steps t WHERE t.order_no = o.order_no AND t.event = ANY (given_up_by)))
	INTO person_made, person_given_up
	FROM patients p JOIN orders o ON o.owner_id = p.owner_id AND o.patient_id = p.patient_id
	WHERE p.identity_hash = of_identity AND o.kind = of_kind;
	device_made := 0;
	IF of_device IS NOT NULL THEN
		SELECT count(*) INTO device_made FROM orders o
		WHERE o.kind = of_kind AND o.created_at >= since AND o.owner_id IN (
			SELECT s.user_id FROM sessions s
			WHERE s.device_id = of_device AND s.expires_at > s.created_at + interval '1 day');
	END IF;
	RETURN NEXT;
END $$;
