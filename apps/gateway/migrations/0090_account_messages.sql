CREATE TABLE "account_messages" (
	"message_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"matter_id" text NOT NULL,
	"topic" text NOT NULL,
	"message_group" text NOT NULL,
	"order_no" text,
	"order_kind" text,
	"body" text NOT NULL,
	"channel" text,
	"masked_to" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "account_messages" ADD CONSTRAINT "account_messages_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_messages_owner" ON "account_messages" USING btree ("owner_id","sent_at","message_id");--> statement-breakpoint
CREATE INDEX "account_messages_unread" ON "account_messages" USING btree ("owner_id") WHERE read_at IS NULL;--> statement-breakpoint
CREATE INDEX "account_messages_sent_at" ON "account_messages" USING btree ("sent_at");