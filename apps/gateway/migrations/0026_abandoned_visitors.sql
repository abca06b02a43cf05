CREATE TABLE "visitors" (
	"user_id" text PRIMARY KEY NOT NULL,
	"returns_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visitors_returns_until" ON "visitors" USING btree ("returns_until");--> statement-breakpoint
INSERT INTO "visitors" ("user_id", "returns_until") SELECT "user_id", max("expires_at") FROM "temporary_tokens" GROUP BY "user_id";
