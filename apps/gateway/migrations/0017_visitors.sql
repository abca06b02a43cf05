CREATE TABLE "temporary_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"device_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "temporary_tokens" ADD CONSTRAINT "temporary_tokens_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "temporary_tokens_user" ON "temporary_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "temporary_tokens_expires_at" ON "temporary_tokens" USING btree ("expires_at");