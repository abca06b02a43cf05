CREATE TABLE "follow_up_replies" (
	"reply_id" text PRIMARY KEY NOT NULL,
	"follow_up_id" text NOT NULL,
	"words" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follow_ups" (
	"follow_up_id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"doctor_id" text NOT NULL,
	"title" text NOT NULL,
	"asked" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"answers" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "follow_ups_answered" CHECK ((answers IS NULL) = (answered_at IS NULL))
);
--> statement-breakpoint
ALTER TABLE "follow_up_replies" ADD CONSTRAINT "follow_up_replies_follow_up_id_follow_ups_follow_up_id_fk" FOREIGN KEY ("follow_up_id") REFERENCES "public"."follow_ups"("follow_up_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_order_no_consult_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."consult_orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_up_replies_follow_up" ON "follow_up_replies" USING btree ("follow_up_id");--> statement-breakpoint
CREATE INDEX "follow_ups_order" ON "follow_ups" USING btree ("order_no");