CREATE TABLE "face_checks" (
	"check_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"name" text,
	"card_no" text,
	"ticket" text,
	"open_url" text,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "face_checks" ADD CONSTRAINT "face_checks_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "face_checks_waiting" ON "face_checks" USING btree ("user_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "face_checks_user" ON "face_checks" USING btree ("user_id","begun_at");--> statement-breakpoint
CREATE INDEX "face_checks_expires_at" ON "face_checks" USING btree ("expires_at");