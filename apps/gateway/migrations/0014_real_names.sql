CREATE TABLE "real_name_review_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"review_id" text NOT NULL,
	"event" text NOT NULL,
	"reviewer" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "real_name_reviews" (
	"review_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"outcome" text NOT NULL,
	"name" text,
	"card_type" text NOT NULL,
	"card_no" text,
	"note" text,
	"pictures" text[] NOT NULL,
	"locale" text NOT NULL,
	"refusal" text,
	"remark" text,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "real_name_tries" (
	"try_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"outcome" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "real_names" (
	"user_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"card_type" text NOT NULL,
	"card_no" text NOT NULL,
	"identity_hash" text NOT NULL,
	"place" smallint NOT NULL,
	"verified_by" text NOT NULL,
	"verified_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "real_names_place" CHECK (place BETWEEN 1 AND 3)
);
--> statement-breakpoint
ALTER TABLE "real_name_reviews" ADD CONSTRAINT "real_name_reviews_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_name_tries" ADD CONSTRAINT "real_name_tries_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_names" ADD CONSTRAINT "real_names_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "real_name_review_events_review" ON "real_name_review_events" USING btree ("review_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "real_name_reviews_waiting" ON "real_name_reviews" USING btree ("user_id") WHERE outcome = 'waiting';--> statement-breakpoint
CREATE INDEX "real_name_reviews_user" ON "real_name_reviews" USING btree ("user_id","submitted_at");--> statement-breakpoint
CREATE INDEX "real_name_tries_user" ON "real_name_tries" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "real_names_document_place" ON "real_names" USING btree ("identity_hash","place");