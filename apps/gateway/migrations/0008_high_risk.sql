CREATE TABLE "risk_checks" (
	"risk_token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"mobile" text NOT NULL,
	"device_id" text NOT NULL,
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	"passed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "risk_checks" ADD CONSTRAINT "risk_checks_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "risk_checks_user" ON "risk_checks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "risk_checks_expires_at" ON "risk_checks" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "sandbox_grants" DROP COLUMN "nickname";--> statement-breakpoint
ALTER TABLE "unbound_identities" DROP COLUMN "nickname";