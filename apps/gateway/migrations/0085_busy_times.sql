-- A trusted extension: whoever may create in the database may have it.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE TABLE "busy_times" (
	"use_no" text NOT NULL,
	"order_no" text NOT NULL,
	"kind" text NOT NULL,
	"doctor_id" text,
	"person" bigint,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "busy_times_of_one" CHECK (num_nonnulls(doctor_id, person) = 1),
	CONSTRAINT "busy_times_span" CHECK (ends_at > starts_at)
);
--> statement-breakpoint
CREATE INDEX "busy_times_use" ON "busy_times" USING btree ("use_no");
--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_doctor"
	EXCLUDE USING gist ("doctor_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("doctor_id" IS NOT NULL);
--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_person"
	EXCLUDE USING gist ("person" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("person" IS NOT NULL);
--> statement-breakpoint
-- One calendar holds what these held each for its own kind.
DROP INDEX "telemedicine_orders_expert";
--> statement-breakpoint
DROP INDEX "telemedicine_orders_local_doctor";
--> statement-breakpoint
DROP INDEX "telemedicine_orders_patient";
--> statement-breakpoint
DROP INDEX "service_package_uses_time";
--> statement-breakpoint
-- What is open now. Of two that collide already the one that was made first is written.
WITH appointments AS (
	SELECT o.order_no AS use_no, o.order_no, 'registration' AS kind, own.person AS booked_person, o.patient_id,
		ARRAY[]::text[] AS doctor_ids, own.starts_at, own.ends_at, o.created_at
	FROM orders o JOIN registration_orders own ON own.order_no = o.order_no
	WHERE o.state_group IN ('awaitingPayment', 'active')
	UNION ALL
	SELECT o.order_no, o.order_no, 'consult', NULL, o.patient_id, ARRAY[own.doctor_id], own.call_at,
		own.call_at + interval '15 minutes', o.created_at
	FROM orders o JOIN consult_orders own ON own.order_no = o.order_no
	WHERE o.state_group IN ('awaitingPayment', 'active') AND own.call_at IS NOT NULL
	UNION ALL
	SELECT o.order_no, o.order_no, 'telemedicine', NULL, o.patient_id, ARRAY[own.doctor_id, own.local_doctor_id],
		own.starts_at, own.starts_at + interval '30 minutes', o.created_at
	FROM orders o JOIN telemedicine_orders own ON own.order_no = o.order_no
	WHERE o.state_group IN ('awaitingPayment', 'active') AND own.holds_time
	UNION ALL
	SELECT used.apply_no, used.order_no, 'servicePackage', NULL, own.patient_id,
		CASE WHEN used.type = 'visit' THEN ARRAY[]::text[] ELSE ARRAY[coalesce(used.doctor_id, own.doctor_id)] END,
		used.planned_at,
		used.planned_at + CASE WHEN used.type = 'visit' THEN interval '60 minutes' ELSE interval '30 minutes' END,
		used.created_at
	FROM service_package_uses used JOIN service_package_orders own ON own.order_no = used.order_no
	WHERE used.state = 'planned' AND used.planned_at IS NOT NULL
), busy AS (
	SELECT a.*, doctor_id, NULL::bigint AS person FROM appointments a CROSS JOIN LATERAL unnest(a.doctor_ids) doctor_id
	WHERE doctor_id IS NOT NULL
	UNION ALL
	SELECT a.*, NULL, hashtextextended(coalesce(a.booked_person, p.identity_hash), 0) FROM appointments a
	LEFT JOIN patients p ON p.patient_id = a.patient_id
	WHERE coalesce(a.booked_person, p.identity_hash) IS NOT NULL
)
INSERT INTO busy_times (use_no, order_no, kind, doctor_id, person, starts_at, ends_at)
SELECT use_no, order_no, kind, doctor_id, person, starts_at, ends_at FROM busy WHERE ends_at > now()
ORDER BY created_at, use_no
ON CONFLICT DO NOTHING;
