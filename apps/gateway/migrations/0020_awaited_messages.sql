CREATE TABLE "awaited_messages" (
	"message_id" text PRIMARY KEY NOT NULL,
	"mobile" text NOT NULL,
	"scene" text NOT NULL,
	"device_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "awaited_messages_mobile" ON "awaited_messages" USING btree ("mobile","created_at");--> statement-breakpoint
CREATE INDEX "awaited_messages_created_at" ON "awaited_messages" USING btree ("created_at");