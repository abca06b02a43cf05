-- That a parcel was sent is read from the parcel itself now. Senders of goods of service packages write it in their own
-- words, which stay.
DELETE FROM "parcel_events" USING "parcels", "orders"
WHERE "parcels"."parcel_id" = "parcel_events"."parcel_id"
	AND "orders"."order_no" = "parcels"."order_no"
	AND "orders"."kind" <> 'servicePackage'
	AND "parcel_events"."at" = "parcels"."sent_at"
	AND "parcel_events"."event_id" = (
		SELECT min("first"."event_id") FROM "parcel_events" AS "first" WHERE "first"."parcel_id" = "parcels"."parcel_id"
	);
