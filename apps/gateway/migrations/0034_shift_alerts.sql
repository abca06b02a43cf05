CREATE TABLE "shift_alerts" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"locale" text NOT NULL,
	"checked_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shift_alerts" ADD CONSTRAINT "shift_alerts_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shift_alerts_due" ON "shift_alerts" USING btree ("checked_on") WHERE "shift_alerts"."is_on";